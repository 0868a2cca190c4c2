import { apply, type Change } from './change';
import type { Tasks } from './task';
import { stepOf, type Made, type Step } from './undo';

export const MOST_STEPS = 100;
export const LIFETIME_MS = 7 * 24 * 3_600_000;

interface PastChange {
  readonly id: string;
  readonly change: Change;
  readonly made?: Made;
}

/**
 * The latest steps of the visitor, the last one at the end. `tasks` is the list before the changes,
 * all of which are applied in their order to know what each has found.
 */
export function replay(tasks: Tasks, changes: readonly PastChange[], now: number): readonly Step[] {
  // A clock that was set back must not keep a step for years.
  const isYoung = ({ made }: PastChange) => made && Math.abs(now - made.time) < LIFETIME_MS;
  const wanted = new Set(changes.filter(isYoung).slice(-MOST_STEPS));
  const steps: Step[] = [];
  let before = tasks;
  for (const past of changes) {
    const { id, change, made } = past;
    const after = apply(before, change);
    if (made && wanted.has(past)) steps.push(stepOf(before, change, after, { ...made, id }));
    before = after;
  }
  return steps;
}

interface Page {
  readonly tab: string;
  /** When it was opened: what came before in any tab is within reach of its keys. */
  readonly opened: number;
}

/**
 * What the keys of a page undo and redo, the next one at the end: this tab's own steps first, then
 * those of others. What other open pages do is theirs.
 */
export function stacksOf(steps: readonly Step[], { tab, opened }: Page) {
  const takenBack = new Set(steps.map(({ undoes }) => undoes));
  const isOwn = (step: Step) => step.tab === tab;
  const isOthers = (step: Step) => !isOwn(step) && step.time < opened;
  const isNew = ({ undoes }: Step) => undoes === undefined;
  // After a new change, what was undone before cannot be redone.
  const lastOwn = steps.findLastIndex((step) => isNew(step) && isOwn(step));
  const last = steps.findLastIndex((step) => isNew(step) && (isOwn(step) || isOthers(step)));
  const left = (isWanted: (step: Step) => boolean, isUndo: boolean, after: number) =>
    steps.filter(
      (step, index) =>
        isWanted(step) && step.isUndo === isUndo && index > after && !takenBack.has(step.id),
    );
  return {
    undoStack: [...left(isOthers, false, -1), ...left(isOwn, false, -1)],
    redoStack: [...left(isOthers, true, last), ...left(isOwn, true, lastOwn)],
  };
}
