import type { Task, Tasks } from '../domain/task';

/*
 * The contract between the boot script and the app. At run time each has its own copy of this module,
 * and they communicate through the global below.
 */

/** The rows that the boot script painted. React takes them over only if its first render matches. */
export interface Painted {
  readonly tasks: Tasks;
  /** How many rows were painted. The window may have been resized before React starts. */
  readonly count: number;
}

declare global {
  /** Set by the boot script, and cleared when React has taken the list over. */
  var painted: Painted | undefined;
}

/** False if another tab has changed the list since it was painted. */
export function isPaintedFrom(tasks: Tasks): boolean {
  const before = globalThis.painted?.tasks;
  return before?.length === tasks.length && before.every((task, at) => isSame(task, tasks[at]));
}

function isSame(a: Task, b: Task | undefined): boolean {
  return a.id === b?.id && a.content === b.content && a.done === b.done;
}

/** The height of a row with one line of text: on a phone, where it is lowest, and in a wide window. */
export const ROW_HEIGHT = 50;
export const WIDE_ROW_HEIGHT = 52;
const FEW_ROWS = 20;
const ABOVE_LIST = 300;

/** How many rows are painted before the rest of the list: about as many as fit the window. */
export function firstRows(total: number, windowHeight: number): number {
  if (total <= FEW_ROWS) return total;
  return Math.min(total, Math.max(1, Math.ceil((windowHeight - ABOVE_LIST) / ROW_HEIGHT)));
}

/** Placeholders in the rows that the build renders and the boot script copies. */
export const SAMPLE_ID = '0';
export const SAMPLE_CONTENT = '{content}';

/** An open row and a done one, in this order. Only `data-task` tells them apart. */
export const SAMPLE_TASKS = [
  { id: SAMPLE_ID, content: SAMPLE_CONTENT, done: false },
  { id: '1', content: SAMPLE_CONTENT, done: true },
] as const;

/** Whether a text has white space that browsers collapse by default: indents, tabs or runs. */
export function hasSpacing(text: string): boolean {
  return /\t| {2}|^ | $/m.test(text);
}
