import type { Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { nameOf } from '../../../i18n/nameOf';
import { classNames } from '../../../ui/classNames';
import styles from './QuotedTasks.module.css';

const FIRST = 3;
/** A longer text would push the next one out of sight. */
const LETTERS = 200;

/** Which tasks a question is about: the first ones, and the number of the others. */
export function QuotedTasks({ tasks }: { tasks: Tasks }) {
  const messages = useMessages();
  return (
    <ul className={styles.tasks}>
      {tasks.slice(0, FIRST).map(({ id, content, done }) => (
        <li key={id} dir="auto" className={classNames(done && styles.done)}>
          {shortened(nameOf(content, messages))}
        </li>
      ))}
      {tasks.length > FIRST && (
        <li className={styles.more}>{messages.dialog.more(tasks.length - FIRST)}</li>
      )}
    </ul>
  );
}

function shortened(text: string): string {
  return text.length > LETTERS ? `${text.slice(0, LETTERS).trimEnd()}…` : text;
}
