import type { Operation } from './change';
import type { Origin, Step } from './undo';

/** What a step did, as far as every language has a word for it. */
export interface Deed {
  readonly type:
    | Origin
    | 'added'
    | 'removed'
    | 'removedDone'
    | 'finished'
    | 'unchecked'
    | 'edited'
    | 'moved'
    /** Several of these at once. */
    | 'changed';
  /** How many tasks it was done to. */
  readonly count: number;
  /** The text of one of them: of the only one, if there is no other. */
  readonly content: string;
  /** It was an undo of that. */
  readonly isUndo: boolean;
}

type Kind = Exclude<Deed['type'], Origin | 'removedDone'>;

interface Done {
  readonly kind: Kind;
  readonly id: string;
  readonly content: string;
  /** Whether the task was done when it was removed. */
  readonly done?: boolean;
}

/**
 * Told from what would take the step back. An undo is told as what it took back, which is what
 * taking the undo back would do again.
 */
export function deedOf(step: Step): Deed {
  const { inverse, origin, isUndo } = step;
  const all = inverse.flatMap((operation) => doneBy(operation, step));
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

function doneBy(operation: Operation, { touched, isUndo }: Step): readonly Done[] {
  const doneTo = (kind: Kind, id: string): Done => ({
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
      return operation.ids.map((id) => doneTo(isUndo ? 'removed' : 'added', id));
    case 'setDone': {
      const kind = operation.done === isUndo ? 'finished' : 'unchecked';
      return operation.ids.map((id) => doneTo(kind, id));
    }
    case 'setContent': {
      const edited = doneTo('edited', operation.id);
      return [isUndo ? { ...edited, content: operation.content } : edited];
    }
    case 'move':
      return [doneTo('moved', operation.id)];
  }
}
