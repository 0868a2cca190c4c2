import type { Operation } from './change';
import type { Origin, HistoryEntry } from './undo';

/** An entry in terms that every language has words for. */
export interface EntrySummary {
  readonly type:
    | Origin
    | 'added'
    | 'removed'
    | 'removedDone'
    | 'finished'
    | 'unchecked'
    | 'edited'
    | 'moved'
    /** Several of the above at once. */
    | 'changed';
  readonly count: number;
  /** The text of one of them. */
  readonly content: string;
  /** The entry undid this. */
  readonly isUndo: boolean;
}

type Kind = Exclude<EntrySummary['type'], Origin | 'removedDone'>;

/** The effect of an entry on one task. */
interface Effect {
  readonly kind: Kind;
  readonly id: string;
  readonly content: string;
  /** Whether the task was done when it was removed. */
  readonly done?: boolean;
}

/**
 * Derived from the change that would undo the entry. An undo is described by the entry it undid, which
 * is what undoing the undo would repeat.
 */
export function summarize(entry: HistoryEntry): EntrySummary {
  const { inverse, origin, isUndo } = entry;
  const all = inverse.flatMap((operation) => effectsOf(operation, entry));
  const [first] = all;
  const count = new Set(all.map(({ id }) => id)).size;
  const kind = all.every((one) => one.kind === first?.kind) ? first?.kind : 'changed';
  const areDone = kind === 'removed' && count > 1 && all.every(({ done }) => done);
  return {
    type: origin ?? (areDone ? 'removedDone' : (kind ?? 'changed')),
    count,
    content: first?.content ?? '',
    isUndo,
  };
}

function effectsOf(operation: Operation, { touched, isUndo }: HistoryEntry): readonly Effect[] {
  const effectOn = (id: string, kind: Kind): Effect => ({
    kind,
    id,
    content: touched.get(id)?.content ?? '',
    done: touched.get(id)?.done ?? false,
  });
  switch (operation.type) {
    case 'put':
      return operation.tasks.map((task) => ({
        ...task,
        kind: touched.has(task.id) ? 'changed' : isUndo ? 'added' : 'removed',
      }));
    case 'remove':
      return operation.ids.map((id) => effectOn(id, isUndo ? 'removed' : 'added'));
    case 'setDone': {
      const kind = operation.done === isUndo ? 'finished' : 'unchecked';
      return operation.ids.map((id) => effectOn(id, kind));
    }
    case 'setContent': {
      const edited = effectOn(operation.id, 'edited');
      return [isUndo ? { ...edited, content: operation.content } : edited];
    }
    case 'move':
      return [effectOn(operation.id, 'moved')];
  }
}
