import { matching } from '../domain/search';
import type { Tasks } from '../domain/task';

interface View {
  readonly tasks: Tasks;
  readonly hideDone: boolean;
  readonly term: string;
}

/** The tasks that the visitor sees, in their order: not hidden, and matching the search. */
export function shownTasks({ tasks, hideDone, term }: View): Tasks {
  return matching(hideDone ? tasks.filter(({ done }) => !done) : tasks, term);
}
