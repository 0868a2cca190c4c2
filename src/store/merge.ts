import type { Change } from '../domain/change';
import { importing, type Repeats } from '../domain/importing';
import type { IncomingTask } from '../domain/incomingTask';
import type { Tasks } from '../domain/task';
import type { Origin, Step } from '../domain/undo';
import type { RefusedFile, Told } from './news';

export interface MergingStore {
  readonly list: () => Tasks;
  readonly newId: () => string;
  readonly act: (change: Change, origin?: Origin) => Step | null;
  readonly undo: (step: Step) => unknown;
  readonly tell: (told: Told, step?: Step | null) => void;
}

/** What was read, and what could not be. */
export interface Incoming {
  readonly tasks: readonly IncomingTask[];
  /** How many items were no tasks. */
  readonly skipped: number;
  readonly refused?: readonly RefusedFile[];
}

/**
 * Adds what comes from outside and updates what has the same id, in one step; nothing is removed.
 * What the list has already is left out, or added, and its notice offers the other.
 */
export function merge(incoming: Incoming, store: MergingStore, repeats?: Repeats): void {
  const { list, newId, act, undo, tell } = store;
  const { tasks, skipped, refused = [] } = incoming;
  const { change, leftOut, repeated, ...counts } = importing(list(), tasks, newId, repeats);
  const step = act(change, 'imported');
  const instead = (other: Repeats) => () => {
    if (step) undo(step);
    merge(incoming, store, other);
  };
  tell(
    {
      type: 'imported',
      ...counts,
      skipped,
      refused,
      leftOut: leftOut > 0 ? { count: leftOut, add: instead('add') } : null,
      repeated:
        leftOut === 0 && repeated > 0 ? { count: repeated, remove: instead('leaveOut') } : null,
    },
    step,
  );
}
