import type { Tasks } from '../../domain/task';
import { tasksText } from './tasksText';
import { textHash, textHashInSlices } from './textHash';

/** A list as it is written to localStorage, and what its note says of it. */
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
  return { text, hash: yield* textHashInSlices(text) };
}
