import type { Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { Late } from '../../../ui/Late';
import { PartFailure } from '../../../ui/PartFailure';
import { firstRows } from './firstRows';
import { lateLongRows } from './lateLongRows';
import { PlainRows } from './PlainRows';

/** A list of more than these is a long one. */
export const MANY_ROWS = 100;

interface TaskRowsProps {
  readonly tasks: Tasks;
  readonly term: string;
  /** False while only the rows that fit the window are wanted. */
  readonly isWhole: boolean;
  /** How many tasks there are, hidden ones included. */
  readonly total: number;
  /** Called when the same tasks are rendered by new elements. */
  readonly onRowsReplaced: () => void;
}

/** Short lists are rendered whole, long ones only around the window. */
export function TaskRows({ tasks, term, isWhole, total, onRowsReplaced }: TaskRowsProps) {
  const { failure } = useMessages();
  if (isWhole && total <= MANY_ROWS) return <PlainRows tasks={tasks} term={term} />;
  const firstCount = globalThis.painted?.count ?? firstRows(tasks.length, globalThis.innerHeight);
  const first = <PlainRows tasks={tasks} term={term} count={firstCount} />;
  if (!isWhole) return first;
  return (
    <Late
      part={lateLongRows}
      props={{ tasks, term, firstCount, onRowsReplaced }}
      fallback={first}
      renderFailure={(failed) => (
        <>
          {/* Slow, but nothing of the list is missing. */}
          <PlainRows tasks={tasks} term={term} />
          <PartFailure {...failed} labels={failure} />
        </>
      )}
    />
  );
}
