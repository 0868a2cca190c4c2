import type { Task } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { Link } from '../../../routes/Link';
import styles from './TaskScreen.module.css';

interface TaskPagerProps {
  readonly previous: Task | undefined;
  readonly next: Task | undefined;
}

/** Goes through the list as it was filtered. Back leads to the list, not to the task before. */
export function TaskPager({ previous, next }: TaskPagerProps) {
  const { task: texts } = useMessages();
  return (
    <div className={styles.pager}>
      <Link to={detailsOf(previous)} inPlace rel="prev" aria-label={texts.previous}>
        <TwoLengths {...{ long: texts.previous, short: texts.previousShort }} />
      </Link>
      <Link to={detailsOf(next)} inPlace rel="next" aria-label={texts.next}>
        <TwoLengths {...{ long: texts.next, short: texts.nextShort }} />
      </Link>
    </div>
  );
}

function detailsOf(task: Task | undefined) {
  return task ? ({ screen: 'task', id: task.id } as const) : null;
}

/** A phone has no room for the whole words. */
export function TwoLengths({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}
