import type { Task, Tasks } from '../../domain/task';
import { textHash } from './textHash';

/** A task is immutable, so its text is cached for all writes of the list. */
const texts = new WeakMap<Task, string>();

/** The text of a list in localStorage, equal in every tab with an equal list. */
export function tasksText(tasks: Tasks): string {
  return `[${tasks.map(taskText).join(',')}]`;
}

function taskText(task: Task): string {
  const known = texts.get(task);
  if (known !== undefined) return known;
  const { id, content, done } = task;
  const text = JSON.stringify({ id, content, done });
  texts.set(task, text);
  return text;
}

/** The text of a list and the hash for its signature. */
export interface SavedText {
  readonly text: string;
  readonly hash: string;
}

export function savedText(tasks: Tasks): SavedText {
  const text = tasksText(tasks);
  return { text, hash: textHash(text) };
}

const SLICE = 5000;

/** The same in slices, between which the page can respond. */
export function* savedTextInSlices(tasks: Tasks): Generator<undefined, SavedText> {
  // Fills the cache, so that only joining the texts is left.
  for (let from = 0; from < tasks.length; from += SLICE) {
    tasksText(tasks.slice(from, from + SLICE));
    yield;
  }
  const text = tasksText(tasks);
  yield;
  return { text, hash: textHash(text) };
}

/**
 * Makes ids for stored tasks with a missing or repeated one. They derive from the text, so that every
 * reading gives the same ids, by which pending changes name the tasks until the text is rewritten.
 */
export function substituteIds(text: string): () => string {
  let hash: string | undefined;
  let count = 0;
  return () => {
    hash ??= textHash(text);
    return `t${hash}-${(count += 1)}`;
  };
}
