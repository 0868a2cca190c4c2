import type { Change } from '../domain/change';
import { importing, type Import } from '../domain/importing';
import type { IncomingTask } from '../domain/incomingTask';
import type { Tasks } from '../domain/task';
import type { Step } from '../domain/undo';
import type { Told } from './news';
import { readFiles } from './readFiles';

interface ImportingStore {
  readonly list: () => Tasks;
  readonly newId: () => string;
  readonly act: (change: Change) => Step | null;
  readonly undo: (step: Step) => unknown;
  readonly tell: (told: Told, step?: Step | null) => void;
  /** From 0 to 1 during a long import; null when it has ended. */
  readonly onProgress: (progress: number | null) => void;
}

/** Imports files as one step. The list is read last: it may change while the files are parsed. */
export async function importFiles(files: readonly Blob[], store: ImportingStore): Promise<void> {
  const { newId, tell, onProgress } = store;
  try {
    const { incoming, skipped } = await readFiles(files, { newId, onProgress });
    carryOut(incoming, skipped, store);
  } catch (error) {
    tell({ type: 'failed', error });
  } finally {
    onProgress(null);
  }
}

function carryOut(incoming: readonly IncomingTask[], skipped: number, store: ImportingStore): void {
  const { list, newId, act, undo, tell } = store;
  const { change, ...result } = importing(list(), incoming, newId);
  const step = act(change);
  if (!isUsable(result)) return tell({ type: 'unusable' }, step);
  const { added, updated, unchanged, repeated } = result;
  /** The same file once more: what is in the list already need not come a second time. */
  const skipRepeated = () => {
    if (step) undo(step);
    const fewer = change.map((operation) =>
      operation.type === 'put'
        ? { ...operation, tasks: operation.tasks.filter(({ id }) => !repeated.has(id)) }
        : operation,
    );
    const counts = { added: added - repeated.size, skipped: skipped + unchanged + repeated.size };
    const isEmpty = counts.added === 0 && updated === 0;
    tell({ type: 'imported', ...counts, updated, repeated: null }, isEmpty ? null : act(fewer));
  };
  tell(
    {
      type: 'imported',
      added,
      updated,
      skipped: skipped + unchanged,
      repeated: repeated.size > 0 ? { count: repeated.size, skip: skipRepeated } : null,
    },
    step,
  );
}

function isUsable({ added, updated, unchanged }: Omit<Import, 'change'>): boolean {
  return added + updated + unchanged > 0;
}
