import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Change } from '../domain/change';
import { LIFETIME_MS, MOST_STEPS, stacksOf } from '../domain/replay';
import type { Tasks } from '../domain/task';
import { stepOf, takeBack, type Made, type Origin, type Step } from '../domain/undo';

interface HistoryParts {
  readonly list: () => Tasks;
  /** Changes the list, and returns the id of the entry. */
  readonly append: (change: Change, made: Made) => string;
  /** The steps of all visits and tabs. */
  readonly fetchSteps: () => Promise<readonly Step[]>;
  readonly now: () => number;
  readonly tab: string;
}

export interface HistoryState {
  /** The latest steps of this page, including those that neither key can reach any more. */
  readonly steps: readonly Step[];
}

/** The steps of this tab, and of visits that have ended. Undo and redo are ordinary changes. */
export interface History {
  readonly state: StoreApi<HistoryState>;
  /** Applies a change as a step that can be undone. */
  readonly push: (change: Change, origin?: Origin) => Step;
  /** Undoes the latest step, or the given one, and returns what that did; null if it did nothing. */
  readonly undo: (step?: Step) => Step | null;
  readonly redo: () => Step | null;
  /** Whether the keys can still undo the step. */
  readonly has: (step: Step) => boolean;
  /** Fetches what earlier visits have left to undo and redo. */
  readonly recall: () => Promise<void>;
  readonly savedSteps: () => Promise<readonly Step[]>;
}

export function createHistory({ list, append, fetchSteps, now, tab }: HistoryParts): History {
  const opened = now();
  const undoStack: Step[] = [];
  const redoStack: Step[] = [];
  /** The ids of all steps that have been on one of the stacks. */
  const known = new Set<string>();
  const state = createStore<HistoryState>()(() => ({ steps: [] }));

  const carryOut = (change: Change, facts: Omit<Made, 'time' | 'tab'>): Step => {
    const before = list();
    const made = { ...facts, time: now(), tab };
    const id = append(change, made);
    const step = stepOf(before, change, list(), { ...made, id });
    known.add(id);
    (step.isUndo ? redoStack : undoStack).push(step);
    state.setState(({ steps }) => ({ steps: [...steps, step].slice(-MOST_STEPS) }));
    return step;
  };

  /** Skips steps that other tabs have voided; otherwise the key would seem to do nothing. */
  const takeBackLast = (stack: Step[]): Step | null => {
    for (let step = stack.pop(); step; step = stack.pop()) {
      const { id, origin, isUndo } = step;
      const change = takeBack(list(), step);
      if (change.length > 0) return carryOut(change, { origin, isUndo: !isUndo, undoes: id });
    }
    return null;
  };

  const savedSteps = async () => {
    try {
      return await fetchSteps();
    } catch {
      // Undo and History reach no further than this page.
      return [];
    }
  };

  return {
    state,
    push(change, origin) {
      const step = carryOut(change, { origin, isUndo: false });
      // As many as are saved; otherwise a page that is open for weeks would hold them all.
      if (undoStack.length > MOST_STEPS) undoStack.shift();
      redoStack.length = 0;
      return step;
    },
    undo(step) {
      if (!step) return takeBackLast(undoStack);
      if (state.getState().steps.some(({ undoes }) => undoes === step.id)) return null;
      for (const stack of [undoStack, redoStack]) {
        const index = stack.findIndex(({ id }) => id === step.id);
        if (index >= 0) stack.splice(index, 1);
      }
      return takeBackLast([step]);
    },
    redo: () => takeBackLast(redoStack),
    has: (step) => undoStack.some(({ id }) => id === step.id),
    async recall() {
      const saved = await savedSteps();
      const earlier = stacksOf(saved, { tab, opened });
      const isNews = ({ id }: Step) => !known.has(id);
      undoStack.unshift(...earlier.undoStack.filter(isNews));
      redoStack.unshift(...earlier.redoStack.filter(isNews));
      for (const { id } of [...undoStack, ...redoStack]) known.add(id);
    },
    savedSteps,
  };
}

/** The steps of this page and those that are saved, the latest first. */
export function pastSteps(
  { steps }: HistoryState,
  saved: readonly Step[],
  now: number,
): readonly Step[] {
  const all = new Map([...saved, ...steps].map((step) => [step.id, step]));
  return [...all.values()]
    .filter(({ time }) => now - time < LIFETIME_MS)
    .toReversed()
    .toSorted((a, b) => b.time - a.time)
    .slice(0, MOST_STEPS);
}
