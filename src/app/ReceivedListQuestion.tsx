import { useEffect, useRef, useState } from 'react';
import { nameOf, shortened, type IncomingTask } from '../domain/task';
import { useMessages } from '../i18n/DictionaryContext';
import { useTaskCommands } from '../store/StoreContext';
import type { ReceivedTasks } from '../store/taskState';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { focusMain, isFocusLost } from '../ui/focus';
import { taskText } from '../ui/taskText';
import styles from './ReceivedListQuestion.module.css';

/** Asks whether to add the list from a link, on any screen. */
export function ReceivedListQuestion({ received }: { received: ReceivedTasks }) {
  const { receivedList: texts, dialog } = useMessages();
  const commands = useTaskCommands();
  const { tasks, updated, file, accept } = received;
  const consequences = [file === null ? texts.fromLink : texts.fromFile(file)];
  if (updated > 0) consequences.push(texts.updates(updated));
  const close = () => {
    commands.closeReceivedList();
    // A question that opened before anything was focused cannot return the focus, which stays on its
    // button until the dialog is gone.
    requestAnimationFrame(() => isFocusLost() && focusMain());
  };
  return (
    <ConfirmDialog
      look="primary"
      question={texts.question(tasks.length)}
      subject={<TaskTexts tasks={tasks} />}
      isSubjectLong
      consequences={consequences.join(' ')}
      labels={dialog}
      onYes={accept}
      onClose={close}
    />
  );
}

/** Rows rendered at a time. Thousands would block the page. */
const BATCH = 200;
/** Letters rendered of each text. Millions would block it, too. */
const LETTERS = 2000;

/** All tasks of a received list. The next batch is rendered when the end of the last one comes into view. */
function TaskTexts({ tasks }: { tasks: readonly IncomingTask[] }) {
  const messages = useMessages();
  const [count, setCount] = useState(BATCH);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + BATCH);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count]);
  return (
    <ul className={styles.tasks} data-scrolls>
      {tasks.slice(0, count).map(({ content, done }, index) => (
        // Ids are not unique before they are imported, and these rows never move.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} dir="auto" className={taskText({ done })}>
          {shortened(nameOf(content, messages), LETTERS)}
        </li>
      ))}
      {count < tasks.length && <li ref={end} aria-hidden="true" className={styles.end} />}
    </ul>
  );
}
