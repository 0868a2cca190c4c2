import type { Change } from '../domain/change';
import { importing, type Import } from '../domain/importing';
import type { IncomingTask } from '../domain/incomingTask';
import type { Tasks } from '../domain/task';
import type { Step } from '../domain/undo';
import type { Told } from './news';

export interface MergingStore {
  readonly list: () => Tasks;
  readonly newId: () => string;
  readonly act: (change: Change) => Step | null;
  readonly undo: (step: Step) => unknown;
  readonly tell: (told: Told, step?: Step | null) => void;
}

/** Adds what comes from outside and updates what has the same id, in one step; nothing is removed. */
export function merge(
  incoming: readonly IncomingTask[],
  skipped: number,
  store: MergingStore,
): void {
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
