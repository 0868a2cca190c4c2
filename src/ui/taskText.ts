import { classNames } from './classNames';
import styles from './taskText.module.css';

/** The classes of an element that shows a task's text, which is in a span inside it. */
export function taskText({ done }: { readonly done: boolean }, isBlank = false): string {
  return classNames(styles.text, done && styles.done, isBlank && styles.blank);
}
