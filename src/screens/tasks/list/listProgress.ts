import type { Tasks } from '../../../domain/task';

type Words = (done: number, count: number) => string;

/** "2 of 5 done", for the heading of a list that has tasks. */
export function listProgress(tasks: Tasks, words: Words) {
  if (tasks.length === 0) return undefined;
  const done = tasks.filter((task) => task.done).length;
  return { text: words(done, tasks.length), value: done / tasks.length };
}
