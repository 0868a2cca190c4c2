import { classNames } from './classNames';
import styles from './taskText.module.css';

/**
 * The classes of an element that shows a task's text. The line through a done one grows as it is
 * ticked only where the text is in a `<span>` of its own; elsewhere it is there at once.
 */
export function taskText({ done }: { readonly done: boolean }, isBlank = false): string {
  return classNames(styles.text, done && styles.done, isBlank && styles.blank);
}
