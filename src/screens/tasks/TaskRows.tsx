import type { ReactElement } from 'react';
import type { Task, Tasks } from '../../domain/task';
import { PlainRows } from './PlainRows';
import { taskAt } from './rowFocus';
import { firstRows, useLongRows } from './useLongRows';

export interface TaskRowsProps {
  readonly tasks: Tasks;
  /** The row that must not leave the page, wherever it is scrolled to. */
  readonly editedId: string | null;
  readonly renderRow: (task: Task) => ReactElement;
}

interface AllRowsProps extends TaskRowsProps {
  /** False: the rows that the window shows are enough for now. */
  readonly isWhole: boolean;
  readonly isLong: boolean;
}

/** Short lists are plain. Of long ones only what is on the screen is in the page. */
export function TaskRows({ isWhole, isLong, ...rows }: AllRowsProps) {
  const { LongRows, plainCount } = useLongRows({
    count: rows.tasks.length,
    isWhole,
    isLong,
    // An edit that was left behind must not keep the rest of the list away.
    isBusy: rows.editedId !== null && taskAt(document.activeElement) === rows.editedId,
  });
  if (!LongRows) return <PlainRows {...rows} count={plainCount} />;
  return <LongRows {...rows} firstCount={firstRows()} />;
}
