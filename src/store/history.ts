import type { Change } from '../domain/change';
import type { Tasks } from '../domain/task';
import { stepOf, takeBack, type Step } from '../domain/undo';

export interface History {
  /** Applies a change as a step that can be undone. */
  make(change: Change): Step;
  /** Undoes the latest step, or the given one, and returns what that did; null if it did nothing. */
  undo(step?: Step): Step | null;
  redo(): Step | null;
  /** Whether the step can still be undone. */
  has(step: Step): boolean;
}

/** The steps of this tab, for as long as it is open. Undo and redo are ordinary changes. */
export function createHistory(list: () => Tasks, record: (change: Change) => void): History {
  const made: Step[] = [];
  const undone: Step[] = [];

  const carryOut = (change: Change): Step => {
    const before = list();
    record(change);
    return stepOf(before, change, list());
  };

  /** Skips steps that other tabs have made void; otherwise the key would seem to do nothing. */
  const retrace = (steps: Step[], into: Step[]): Step | null => {
    for (let step = steps.pop(); step; step = steps.pop()) {
      const change = takeBack(list(), step);
      if (change.length === 0) continue;
      const done = carryOut(change);
      into.push(done);
      return done;
    }
    return null;
  };

  return {
    make(change) {
      const step = carryOut(change);
      made.push(step);
      undone.length = 0;
      return step;
    },
    undo(step) {
      if (!step) return retrace(made, undone);
      const index = made.indexOf(step);
      return index < 0 ? null : retrace(made.splice(index, 1), undone);
    },
    redo: () => retrace(undone, made),
    has: (step) => made.includes(step),
  };
}
