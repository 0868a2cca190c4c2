import { matching } from '../domain/search';
import type { Task, Tasks } from '../domain/task';

interface View {
  readonly tasks: Tasks;
  readonly hideDone: boolean;
  readonly term: string;
}

/** The tasks that the visitor sees, in their order: not hidden, and matching the search. */
export function shownTasks({ tasks, hideDone, term }: View): Tasks {
  return matching(hideDone ? tasks.filter(({ done }) => !done) : tasks, term);
}

/**
 * The nearest task above or below one that the visitor sees. The one itself need not be seen: it
 * may have been opened by its address, or ticked since.
 */
export function shownBeside(view: View, id: string, side: 'above' | 'below'): Task | undefined {
  const index = view.tasks.findIndex((task) => task.id === id);
  if (index < 0) return undefined;
  return side === 'above'
    ? shownTasks({ ...view, tasks: view.tasks.slice(0, index) }).at(-1)
    : shownTasks({ ...view, tasks: view.tasks.slice(index + 1) })[0];
}
