import { useState } from 'react';
import type { Tasks } from '../../../domain/task';
import { firstRows } from '../../../firstPaint/painted';
import { LongRows } from '../lazyScreens';
import { PlainRows } from './PlainRows';

export const MANY_ROWS = 100;

interface TaskRowsProps {
  readonly tasks: Tasks;
  readonly term: string;
  /** False while only the rows that fit the window are rendered. */
  readonly isWhole: boolean;
  /** How many tasks there are, hidden ones included. */
  readonly total: number;
  /** Called when the same tasks are rendered by new elements. */
  readonly onRowsReplaced: () => void;
}

/** Short lists are rendered whole, long ones only around the window. */
export function TaskRows({ tasks, term, isWhole, total, onRowsReplaced }: TaskRowsProps) {
  const [atStart] = useState(() => ({
    innerHeight: globalThis.innerHeight,
    paintedCount: globalThis.painted?.count,
  }));
  if (isWhole && total <= MANY_ROWS) return <PlainRows tasks={tasks} term={term} />;
  const firstCount = firstRows(tasks.length, atStart.innerHeight);
  if (!isWhole) {
    return <PlainRows tasks={tasks} term={term} count={atStart.paintedCount ?? firstCount} />;
  }
  return <LongRows {...{ tasks, term, firstCount, onRowsReplaced }} />;
}
