import type { Operation, Place } from './change';
import type { Task, Tasks } from './task';
import { partLeft, takeBack, type HistoryEntry } from './undo';

/** Whether `takeBack` would change anything, for many entries with a single pass through the list. */
export function undoableIn(tasks: Tasks): (entry: HistoryEntry) => boolean {
  const present = new Map<string, Task>();
  const places = new Map<string, number>();
  for (const task of tasks) {
    places.set(task.id, present.size);
    present.set(task.id, task);
  }

  const isAbsent = ({ id }: Task) => !present.has(id);

  /** The index at which a task would be put. */
  const indexOf = ({ after, before }: Place, from: number): number => {
    const previous = after === null ? undefined : places.get(after);
    if (previous !== undefined) return previous < from ? previous + 1 : previous;
    const next = before === null ? undefined : places.get(before);
    if (next !== undefined) return next < from ? next : next - 1;
    return after === null && before !== null ? 0 : tasks.length - 1;
  };

  const doesSomething = (operation: Operation): boolean => {
    switch (operation.type) {
      case 'put':
        return operation.tasks.length > 0;
      case 'remove':
        return operation.ids.some((id) => present.has(id));
      case 'setDone':
        return operation.ids.some((id) => present.get(id)?.done === !operation.done);
      case 'setContent':
        return (present.get(operation.id)?.content ?? operation.content) !== operation.content;
      case 'move': {
        const from = places.get(operation.id);
        return from !== undefined && indexOf(operation.place, from) !== from;
      }
    }
  };

  return (entry) => {
    const change = partLeft(entry, present);
    const isSimple =
      change.every((operation) => operation.type === 'put' && operation.tasks.every(isAbsent)) ||
      (change.length === 1 && change[0]?.type !== 'put');
    // Operations may cancel each other out, and a task may be put where it already is.
    return isSimple ? change.some(doesSomething) : takeBack(tasks, entry).length > 0;
  };
}
