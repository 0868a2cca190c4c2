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

/** A task's neighbours among the tasks that the visitor sees, and its place there, from 1 on. */
export interface Surroundings {
  readonly previous: Task | undefined;
  readonly next: Task | undefined;
  /** 0 for a hidden task, which may have been opened by its address, or ticked since. */
  readonly place: number;
  readonly count: number;
}

export function surroundingsOf(view: View, id: string): Surroundings {
  const shown = shownTasks(view);
  const index = view.tasks.findIndex((task) => task.id === id);
  // The texts of the whole list are memoised; searching a part of it would fold them again.
  const seen = new Set(shown);
  const isSeen = (task: Task) => seen.has(task);
  return {
    previous: view.tasks.slice(0, Math.max(0, index)).findLast(isSeen),
    next: index < 0 ? undefined : view.tasks.slice(index + 1).find(isSeen),
    place: shown.findIndex((task) => task.id === id) + 1,
    count: shown.length,
  };
}
