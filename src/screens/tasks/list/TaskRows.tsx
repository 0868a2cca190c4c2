import type { Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { Late } from '../../../ui/Late';
import { PartFailure } from '../../../ui/PartFailure';
import { lateLongRows } from './lateLongRows';
import { PlainRows, ROW_HEIGHT } from './PlainRows';

const FEW_ROWS = 20;
const MANY_ROWS = 500;
/** The navigation, the header, the form and the search take at least this much of a window. */
const ABOVE_LIST = 380;

interface TaskRowsProps {
  readonly tasks: Tasks;
  readonly term: string;
  /** False: the rows that the window shows are enough for now. */
  readonly isWhole: boolean;
  /** How many tasks there are, whether they are shown or not. */
  readonly total: number;
  /** Called when the same tasks are shown by other elements. */
  readonly onRowsReplaced: () => void;
}

/** Short lists are plain. Of long ones only what is on the screen is in the page. */
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

/** As many as the window shows: they are seen before the rest of the list is made. */
function firstRows(): number {
  return Math.max(1, Math.ceil((innerHeight - ABOVE_LIST) / ROW_HEIGHT));
}
