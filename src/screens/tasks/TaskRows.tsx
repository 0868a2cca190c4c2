import type { ReactElement } from 'react';
import type { Task, Tasks } from '../../domain/task';
import { PlainRows } from './PlainRows';
import styles from './TaskRows.module.css';
import { useIsPrinting } from './useIsPrinting';
import { FIRST_ROWS, useVirtualRows } from './useVirtualRows';

export interface TaskRowsProps {
  readonly tasks: Tasks;
  /** The row that must not leave the page, wherever it is scrolled to. */
  readonly editedId: string | null;
  readonly renderRow: (task: Task) => ReactElement;
}

/** Short lists are plain. Of long ones only what is on the screen is in the page. */
export function TaskRows({ isLong, ...rows }: TaskRowsProps & { readonly isLong: boolean }) {
  const { VirtualRows, plainCount } = useVirtualRows(
    rows.tasks.length,
    isLong,
    rows.editedId !== null,
  );
  const isPrinting = useIsPrinting();
  if (!VirtualRows) return <PlainRows {...rows} count={plainCount} />;
  return (
    <>
      <div className={styles.screen}>
        <VirtualRows {...rows} firstCount={FIRST_ROWS} />
      </div>
      {isPrinting && (
        <div className={styles.paper}>
          <PlainRows {...rows} count={Infinity} />
        </div>
      )}
    </>
  );
}
