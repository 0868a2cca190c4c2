import type { Task, Tasks } from '../../domain/task';
import { textHash } from './textHash';

/** A task never changes, so its text is made once however often the whole list is written. */
const texts = new WeakMap<Task, string>();

/** The list as it is written to localStorage: the same text in every tab that holds the same list. */
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

/** A list as it is written to localStorage, and the hash that its signature names. */
export interface SavedText {
  readonly text: string;
  readonly hash: string;
}

export function savedText(tasks: Tasks): SavedText {
  const text = tasksText(tasks);
  return { text, hash: textHash(text) };
}

const SLICE = 5000;

/** The same, with pauses in which the page can answer. */
export function* savedTextInSlices(tasks: Tasks): Generator<undefined, SavedText> {
  // Each text is kept beside its task, so that joining all of them is what is left.
  for (let from = 0; from < tasks.length; from += SLICE) {
    tasksText(tasks.slice(from, from + SLICE));
    yield;
  }
  const text = tasksText(tasks);
  yield;
  return { text, hash: textHash(text) };
}

/**
 * Makes the ids of stored tasks that have none, or a repeated one. They are made from the text, so
 * every reading gives the same ones: pending changes name the tasks by them until it is rewritten.
 */
export function substituteIds(text: string): () => string {
  let hash: string | undefined;
  let count = 0;
  return () => {
    hash ??= textHash(text);
    return `t${hash}-${(count += 1)}`;
  };
}
