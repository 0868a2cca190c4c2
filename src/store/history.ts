import { nanoid } from 'nanoid';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Change } from '../domain/change';
import type { Tasks } from '../domain/task';
import { stepOf, takeBack, type Origin, type Step } from '../domain/undo';
import { LIFETIME_MS, MOST_STEPS, type PastChange, type StepStorage } from '../storage/stepStorage';

interface HistoryParts {
  readonly list: () => Tasks;
  readonly record: (change: Change) => void;
  readonly now: () => number;
  /** Null or missing: the steps last as long as the page. */
  readonly steps?: StepStorage | null | undefined;
}

/** What this page has done, as the history lists it. */
export interface HistoryState {
  /** The latest steps, including those that neither key can reach any more. */
  readonly steps: readonly Step[];
  /** The ids of those that were taken back, also of steps of earlier visits. */
  readonly takenBack: ReadonlySet<string>;
}

/** The steps of this tab, and of visits that have ended. Undo and redo are ordinary changes. */
export interface History {
  readonly state: StoreApi<HistoryState>;
  /** Applies a change as a step that can be undone. */
  readonly make: (change: Change, origin?: Origin) => Step;
  /** Undoes the latest step, or the given one, and returns what that did; null if it did nothing. */
  readonly undo: (step?: Step) => Step | null;
  readonly redo: () => Step | null;
  /** Whether the keys can still undo the step. */
  readonly has: (step: Step) => boolean;
  /** Fetches what earlier visits have left to undo and redo. */
  readonly recall: () => Promise<void>;
  /** The changes of all visits, as far as they are saved. */
  readonly savedChanges: () => Promise<readonly PastChange[]>;
}

export function createHistory({ list, record, now, steps }: HistoryParts): History {
  const made: Step[] = [];
  const undone: Step[] = [];
  const state = createStore<HistoryState>()(() => ({ steps: [], takenBack: new Set() }));

  const carryOut = (change: Change, origin: Origin | undefined, isUndo: boolean): Step => {
    const before = list();
    record(change);
    const step = stepOf(before, change, list(), { id: nanoid(), time: now(), origin, isUndo });
    state.setState((former) => ({ steps: [...former.steps, step].slice(-MOST_STEPS) }));
    return step;
  };

  /** Skips steps that other tabs have voided; otherwise the key would seem to do nothing. */
  const replay = (from: Step[]): Step | null => {
    const skipped: Step[] = [];
    for (let step = from.pop(); step; step = from.pop()) {
      const change = takeBack(list(), step);
      if (change.length === 0) {
        skipped.push(step);
        continue;
      }
      const result = carryOut(change, step.origin, !step.isUndo);
      (result.isUndo ? undone : made).push(result);
      state.setState(({ takenBack }) => ({ takenBack: new Set(takenBack).add(step.id) }));
      steps?.replace(step, result, skipped);
      return result;
    }
    if (skipped.length > 0) steps?.replace(null, null, skipped);
    return null;
  };

  return {
    state,
    make(change, origin) {
      const step = carryOut(change, origin, false);
      made.push(step);
      // As many as are saved; otherwise a page that is open for weeks would hold them all.
      if (made.length > MOST_STEPS) made.shift();
      undone.length = 0;
      steps?.add(step);
      return step;
    },
    undo(step) {
      if (!step) return replay(made);
      if (state.getState().takenBack.has(step.id)) return null;
      for (const stack of [made, undone]) {
        const index = stack.findIndex(({ id }) => id === step.id);
        if (index >= 0) stack.splice(index, 1);
      }
      return replay([step]);
    },
    redo: () => replay(undone),
    has: (step) => made.some(({ id }) => id === step.id),
    async recall() {
      try {
        const earlier = await steps?.recall();
        if (!earlier) return;
        made.unshift(...earlier.made);
        undone.unshift(...earlier.undone);
      } catch {
        // Undo reaches no further than this page.
      }
    },
    savedChanges: async () => (await steps?.changes().catch(() => [])) ?? [],
  };
}

/** The changes of this page and those that are saved, the latest first. */
export function pastChanges(
  { steps, takenBack }: HistoryState,
  saved: readonly PastChange[],
  now: number,
): readonly PastChange[] {
  const known = new Set(saved.map(({ step }) => step.id));
  const unsaved = steps.filter(({ id }) => !known.has(id)).toReversed();
  return [...unsaved.map((step) => ({ step, isUndone: false })), ...saved]
    .map(({ step, isUndone }) => ({ step, isUndone: isUndone || takenBack.has(step.id) }))
    .filter(({ step }) => now - step.time < LIFETIME_MS)
    .toSorted((a, b) => b.step.time - a.step.time)
    .slice(0, MOST_STEPS);
}
