import type { Tasks } from '../../../domain/task';
import type { Messages } from '../../../i18n/pl';

/** "2 of 5 done", for the heading of a list that has tasks. */
export function listProgress({ progress }: Messages['list'], tasks: Tasks) {
  if (tasks.length === 0) return undefined;
  const done = tasks.filter((task) => task.done).length;
  return { text: progress(done, tasks.length), value: done / tasks.length };
}
