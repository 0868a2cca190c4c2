import type { Task, Tasks } from './task';

/** The first open task with the same text, ignoring case. */
export function findOpenDuplicate(tasks: Tasks, text: string): Task | undefined {
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  return tasks.find(
    ({ content, done }) =>
      // Lengths first: lower-casing every text of a long list takes longer than a frame.
      !done && content.length === trimmed.length && content.toLowerCase() === lower,
  );
}
