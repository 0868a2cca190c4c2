import { AT_END, type Change } from './change';
import type { Tasks } from './task';

/** Adds what is missing; a task that reads differently now comes back beside it, as a copy. */
export function restore(tasks: Tasks, former: Tasks, newId: () => string): Change {
  const contents = new Map(tasks.map(({ id, content }) => [id, content]));
  const missing = former
    .filter(({ id, content }) => contents.get(id) !== content)
    .map((task) => (contents.has(task.id) ? { ...task, id: newId() } : task));
  return missing.length > 0 ? [{ type: 'put', tasks: missing, place: AT_END }] : [];
}
