import { nanoid } from 'nanoid';
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

/** The steps of this tab, and of visits that have ended. Undo and redo are ordinary changes. */
export function createHistory({ list, record, now, steps }: HistoryParts) {
  const made: Step[] = [];
  const undone: Step[] = [];
  /** The latest steps of this page, including those that neither key can reach any more. */
  const log: Step[] = [];
  const takenBack = new Set<string>();

  const carryOut = (change: Change, origin: Origin | undefined, isUndo: boolean): Step => {
    const before = list();
    record(change);
    const step = stepOf(before, change, list(), { id: nanoid(), time: now(), origin, isUndo });
    log.push(step);
    if (log.length > MOST_STEPS) log.shift();
    return step;
  };

  /** Skips steps that other tabs have voided; otherwise the key would seem to do nothing. */
  const replay = (from: Step[]): Step | null => {
    const skipped: Step[] = [];
    for (let step = from.pop(); step; step = from.pop()) {
      const change = steps?.isTaken(step) ? [] : takeBack(list(), step);
      if (change.length === 0) {
        skipped.push(step);
        continue;
      }
      const result = carryOut(change, step.origin, !step.isUndo);
      (result.isUndo ? undone : made).push(result);
      takenBack.add(step.id);
      steps?.replace(step, result, skipped);
      return result;
    }
    if (skipped.length > 0) steps?.replace(null, null, skipped);
    return null;
  };

  return {
    /** Applies a change as a step that can be undone. */
    make(change: Change, origin?: Origin): Step {
      const step = carryOut(change, origin, false);
      made.push(step);
      undone.length = 0;
      steps?.add(step);
      return step;
    },
    /** Undoes the latest step, or the given one, and returns what that did; null if it did nothing. */
    undo(step?: Step): Step | null {
      if (!step) return replay(made);
      if (takenBack.has(step.id)) return null;
      for (const stack of [made, undone]) {
        const index = stack.findIndex(({ id }) => id === step.id);
        if (index >= 0) stack.splice(index, 1);
      }
      return replay([step]);
    },
    redo: () => replay(undone),
    /** Whether the keys can still undo the step. */
    has: (step: Step) => made.some(({ id }) => id === step.id),
    /** Fetches what earlier visits have left to undo and redo. */
    recall: async (): Promise<void> => {
      try {
        const earlier = await steps?.recall();
        if (!earlier) return;
        made.unshift(...earlier.made);
        undone.unshift(...earlier.undone);
      } catch {
        // Undo reaches no further than this page.
      }
    },
    /** The changes of this page and those given, the latest first. */
    changes: (saved: readonly PastChange[]): readonly PastChange[] => {
      const known = new Set(saved.map(({ step }) => step.id));
      const unsaved = log.filter(({ id }) => !known.has(id)).toReversed();
      return [...unsaved.map((step) => ({ step, isUndone: false })), ...saved]
        .map(({ step, isUndone }) => ({ step, isUndone: isUndone || takenBack.has(step.id) }))
        .filter(({ step }) => now() - step.time < LIFETIME_MS)
        .toSorted((a, b) => b.step.time - a.step.time)
        .slice(0, MOST_STEPS);
    },
    /** The changes of all visits, as far as they are saved. */
    savedChanges: async () => (await steps?.changes().catch(() => [])) ?? [],
  };
}
