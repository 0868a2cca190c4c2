import type { Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { Late } from '../../../ui/Late';
import { PartFailure } from '../../../ui/PartFailure';
import { lateLongRows } from './lateLongRows';
import { PlainRows, ROW_HEIGHT } from './PlainRows';

const FEW_ROWS = 20;
const MANY_ROWS = 500;
/** The least height that everything above the list takes. */
const ABOVE_LIST = 560;

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
  if (total <= MANY_ROWS) {
    const isShort = isWhole || tasks.length <= FEW_ROWS;
    return <PlainRows tasks={tasks} term={term} count={isShort ? Infinity : firstRows()} />;
  }
  return (
    <Late
      part={lateLongRows}
      props={{ tasks, term, firstCount: firstRows(), onRowsReplaced }}
      fallback={<PlainRows tasks={tasks} term={term} count={firstRows()} />}
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

/** About as many as fit the window, so that they can be painted before the rest. */
function firstRows(): number {
  return Math.max(1, Math.ceil((innerHeight - ABOVE_LIST) / ROW_HEIGHT));
}
