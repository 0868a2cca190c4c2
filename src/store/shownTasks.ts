import { matching } from '../domain/search';
import type { Task, Tasks } from '../domain/task';

interface View {
  readonly tasks: Tasks;
  readonly hideDone: boolean;
  readonly term: string;
}

/** The tasks that the visitor sees, in their order: not hidden, and matching the search. */
export function shownTasks({ tasks, hideDone, term }: View): Tasks {
  const found = matching(tasks, term);
  return hideDone ? found.filter(({ done }) => !done) : found;
}

/**
 * The nearest task above or below one that the visitor sees. The one itself need not be seen: it
 * may have been opened by its address, or ticked since.
 */
export function shownBeside(view: View, id: string, side: 'above' | 'below'): Task | undefined {
  const index = view.tasks.findIndex((task) => task.id === id);
  if (index < 0) return undefined;
  // Of the whole list the texts are known; those of a part of it would have to be made ready anew.
  const shown = new Set(shownTasks(view));
  const isShown = (task: Task) => shown.has(task);
  return side === 'above'
    ? view.tasks.slice(0, index).findLast(isShown)
    : view.tasks.slice(index + 1).find(isShown);
}
