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
 * The nearest visible task above or below another one, which may be hidden itself: it may have been
 * opened by its address, or ticked since.
 */
export function shownBeside(view: View, id: string, side: 'above' | 'below'): Task | undefined {
  const index = view.tasks.findIndex((task) => task.id === id);
  if (index < 0) return undefined;
  // The search has prepared the texts of the whole list; a part of it would be prepared again.
  const shown = new Set(shownTasks(view));
  const isShown = (task: Task) => shown.has(task);
  return side === 'above'
    ? view.tasks.slice(0, index).findLast(isShown)
    : view.tasks.slice(index + 1).find(isShown);
}
