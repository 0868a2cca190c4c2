import { AT_END, idsOf, startOf, type Change } from './change';
import type { Tasks } from './task';

/**
 * Adds missing tasks, and a copy of each task that was edited since. If nothing is missing, the lists
 * differ in ticks or order, and those are restored.
 */
export function restore(tasks: Tasks, former: Tasks, newId: () => string): Change {
  const contents = new Map(tasks.map(({ id, content }) => [id, content]));
  const missing = former
    .filter(({ id, content }) => contents.get(id) !== content)
    .map((task) => (contents.has(task.id) ? { ...task, id: newId() } : task));
  if (missing.length > 0) return [{ type: 'put', tasks: missing, place: AT_END }];
  return ticksAndOrder(tasks, former);
}

function ticksAndOrder(tasks: Tasks, former: Tasks): Change {
  const formerly = new Map(former.map((task) => [task.id, task]));
  const common = tasks.filter(({ id }) => formerly.has(id));
  const isInOrder = common.every(({ id }, index) => id === former[index]?.id);
  if (!isInOrder) return [{ type: 'put', tasks: former, place: startOf(tasks) }];
  return [true, false].flatMap((done) => {
    const differing = common.filter(
      (task) => task.done !== done && formerly.get(task.id)?.done === done,
    );
    return differing.length > 0 ? [{ type: 'setDone', ids: idsOf(differing), done } as const] : [];
  });
}
