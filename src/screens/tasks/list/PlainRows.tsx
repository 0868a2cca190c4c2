import type { Tasks } from '../../../domain/task';
import { useTaskState } from '../../../store/StoreContext';
import { TaskRow } from '../row/TaskRow';
import rowStyles from '../row/TaskRow.module.css';
import { ROW_HEIGHT } from '../../../firstPaint/painted';
import styles from './TaskRows.module.css';

interface PlainRowsProps {
  readonly tasks: Tasks;
  readonly term: string;
  readonly count?: number;
}

/** The first `count` rows, and a spacer about as high as the others. A revealed row is rendered, too. */
export function PlainRows({ tasks, term, count = Infinity }: PlainRowsProps) {
  const revealedId = useTaskState((state) => state.revealedId);
  const revealed = tasks.findIndex(({ id }) => id === revealedId);
  const rendered = tasks.slice(0, Math.max(count, revealed + 1));
  const missing = tasks.length - rendered.length;
  return (
    <ul className={styles.plain}>
      {rendered.map((task) => (
        <li key={task.id} className={rowStyles.row} data-task={task.id}>
          <TaskRow task={task} term={term} />
        </li>
      ))}
      {missing > 0 && <li aria-hidden="true" style={{ height: missing * ROW_HEIGHT }} />}
    </ul>
  );
}
