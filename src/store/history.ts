import type { Change } from '../domain/change';
import type { Tasks } from '../domain/task';
import { stepOf, takeBack, type Step } from '../domain/undo';
import type { LatePart } from '../latePart';
import type { RecalledSteps, StepStorage } from '../storage/stepStorage';

export interface History {
  /** Applies a change as a step that can be undone. */
  make(change: Change): Step;
  /** Undoes the latest step, or the given one, and returns what that did; null if it did nothing. */
  undo(step?: Step): Step | null;
  redo(): Step | null;
  /** Whether the step can still be undone. */
  has(step: Step): boolean;
  /** Fetches what earlier visits have left to undo and redo. */
  recall(): Promise<void>;
}

interface HistoryParts {
  readonly list: () => Tasks;
  readonly record: (change: Change) => void;
  /** Null or missing: the steps last as long as the page. */
  readonly steps?: LatePart<StepStorage> | null | undefined;
}

/** The steps of this tab, and of visits that have ended. Undo and redo are ordinary changes. */
export function createHistory({ list, record, steps }: HistoryParts): History {
  const made: Step[] = [];
  const undone: Step[] = [];
  const stacks = { made, undone };

  const carryOut = (change: Change): Step => {
    const before = list();
    record(change);
    return stepOf(before, change, list());
  };

  /** Nothing waits for it, and nobody needs to know that it failed. */
  const save = (work: (storage: StepStorage) => void) => {
    steps
      ?.fetch()
      .then(work)
      .catch(() => {});
  };

  /** Skips steps that other tabs have made void; otherwise the key would seem to do nothing. */
  const retrace = (from: Step[], stack: keyof RecalledSteps): Step | null => {
    const gone: Step[] = [];
    let come: Step | null = null;
    for (let step = from.pop(); step; step = from.pop()) {
      gone.push(step);
      const change = steps?.get()?.isTaken(step) ? [] : takeBack(list(), step);
      if (change.length === 0) continue;
      come = carryOut(change);
      stacks[stack].push(come);
      break;
    }
    if (gone.length > 0) save((storage) => storage.replace(gone, come, stack));
    return come;
  };

  return {
    make(change) {
      const step = carryOut(change);
      made.push(step);
      undone.length = 0;
      save((storage) => storage.add(step));
      return step;
    },
    undo(step) {
      if (!step) return retrace(made, 'undone');
      const index = made.indexOf(step);
      return index < 0 ? null : retrace(made.splice(index, 1), 'undone');
    },
    redo: () => retrace(undone, 'made'),
    has: (step) => made.includes(step),
    async recall() {
      try {
        const earlier = await (await steps?.fetch())?.recall();
        if (!earlier) return;
        made.unshift(...earlier.made);
        undone.unshift(...earlier.undone);
      } catch {
        // Undo reaches no further than this page.
      }
    },
  };
}
