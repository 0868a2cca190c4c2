import { useEffect, useRef, useState } from 'react';
import type { IncomingTask } from '../../domain/incomingTask';
import { useMessages } from '../../i18n/DictionaryContext';
import { nameOf } from '../../i18n/nameOf';
import { classNames } from '../../ui/classNames';
import styles from './OfferedTasks.module.css';

/** Rendered at a time: a list of thousands would hold up the page. */
const PAGE = 200;
/** A text of millions of letters would, too. */
const LETTERS = 2000;

/** All tasks of a received list, of which more are rendered when the end of these is in sight. */
export function OfferedTasks({ tasks }: { tasks: readonly IncomingTask[] }) {
  const messages = useMessages();
  const [count, setCount] = useState(PAGE);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + PAGE);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count]);
  return (
    <ul className={styles.tasks} data-scrolls>
      {tasks.slice(0, count).map(({ content, done }, index) => (
        // Ids are not unique before they are imported, and these rows never move.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} dir="auto" className={classNames(done && styles.done)}>
          {shortened(nameOf(content, messages))}
        </li>
      ))}
      {count < tasks.length && <li ref={end} aria-hidden="true" className={styles.end} />}
    </ul>
  );
}

function shortened(text: string): string {
  if (text.length <= LETTERS) return text;
  return `${Array.from(text.slice(0, 2 * LETTERS))
    .slice(0, LETTERS)
    .join('')}…`;
}
