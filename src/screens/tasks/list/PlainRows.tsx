import { useLayoutEffect } from 'react';
import type { Tasks } from '../../../domain/task';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { rowWith } from '../row/rowFocus';
import { TaskRow } from '../row/TaskRow';
import { tintRow } from '../row/tintRow';
import rowStyles from '../row/TaskRow.module.css';
import { ROW_HEIGHT } from '../../../firstPaint/painted';
import styles from './TaskRows.module.css';

interface PlainRowsProps {
  readonly tasks: Tasks;
  readonly term: string;
  readonly count?: number;
}

/** The first `count` rows, and a spacer about as high as the others. */
export function PlainRows({ tasks, term, count = Infinity }: PlainRowsProps) {
  const commands = useTaskCommands();
  const scrollTargetId = useTaskState((state) => state.scrollTargetId);
  useLayoutEffect(() => {
    const row = scrollTargetId === null ? null : rowWith(scrollTargetId);
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    tintRow(row);
    commands.endScroll();
  });
  const missing = Math.max(0, tasks.length - count);
  return (
    <ul className={styles.plain}>
      {tasks.slice(0, count).map((task) => (
        <li key={task.id} className={rowStyles.row} data-task={task.id}>
          <TaskRow task={task} term={term} />
        </li>
      ))}
      {missing > 0 && <li aria-hidden="true" style={{ height: missing * ROW_HEIGHT }} />}
    </ul>
  );
}
