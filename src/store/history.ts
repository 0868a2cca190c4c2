import type { Change } from '../domain/change';
import type { Tasks } from '../domain/task';
import { stepOf, takeBack, type Step } from '../domain/undo';

export interface History {
  /** Carries a change out as a step that can be taken back. */
  make(change: Change): Step;
  /** Takes back the newest step, or a given one, and returns what that did. Null: nothing. */
  undo(step?: Step): Step | null;
  redo(): Step | null;
  /** Whether a step still waits to be taken back. */
  has(step: Step): boolean;
}

/** What this tab has done, for as long as it is open. Undo and redo are ordinary changes. */
export function createHistory(list: () => Tasks, record: (change: Change) => void): History {
  const made: Step[] = [];
  const undone: Step[] = [];

  const carryOut = (change: Change): Step => {
    const before = list();
    record(change);
    return stepOf(before, change, list());
  };

  /** A step of which others have left nothing is passed over, or the key would seem dead. */
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
