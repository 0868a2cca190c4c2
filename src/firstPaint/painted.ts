import type { Task, Tasks } from '../domain/task';

/**
 * What the boot script has painted before the app came. React takes the rows over only if its first
 * render makes the very same ones.
 */
export interface Painted {
  readonly tasks: Tasks;
  /** How many rows: the window may have another height when React starts. */
  readonly count: number;
}

declare global {
  /** From the boot script until the list has been taken over: the two share no module. */
  var painted: Painted | undefined;
}

/** False where another tab has changed the list since it was painted. */
export function isPaintedFrom(tasks: Tasks): boolean {
  const before = globalThis.painted?.tasks;
  return before?.length === tasks.length && before.every((task, at) => isSame(task, tasks[at]));
}

function isSame(a: Task, b: Task | undefined): boolean {
  return a.id === b?.id && a.content === b.content && a.done === b.done;
}
