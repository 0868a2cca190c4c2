import styles from './TaskRows.module.css';
import type { TaskRowsProps } from './TaskRows';

/** What a row of one line takes; no row is lower. */
export const ROW_HEIGHT = 57;

/** The first `count` rows, and an empty space as high as the others would be. */
export function PlainRows({ tasks, renderRow, count }: TaskRowsProps & { readonly count: number }) {
  const missing = Math.max(0, tasks.length - count);
  return (
    <ul className={styles.rows}>
      {tasks.slice(0, count).map((task) => (
        <li key={task.id} className={styles.item}>
          {renderRow(task)}
        </li>
      ))}
      {missing > 0 && <li aria-hidden="true" style={{ height: missing * ROW_HEIGHT }} />}
    </ul>
  );
}
