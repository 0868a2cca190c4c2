import { classNames } from './classNames';
import styles from './taskText.module.css';

/** The classes of an element that shows a task's text. Of a text in a span the line through it is drawn. */
export function taskText({ done }: { readonly done: boolean }, isBlank = false): string {
  return classNames(styles.text, done && styles.done, isBlank && styles.blank);
}
