import type { Task, Tasks } from './task';

/** The first task that is still to be done and says the same, in capitals or not. */
export function openTwin(tasks: Tasks, text: string): Task | undefined {
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  return tasks.find(
    ({ content, done }) =>
      // Lengths first: to change the case of every text of a long list takes longer than a frame.
      !done && content.length === trimmed.length && content.toLowerCase() === lower,
  );
}
