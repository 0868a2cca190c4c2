import { find, invert, type Change, type Operation } from './change';
import type { Task, Tasks } from './task';

/** One intention that was carried out, with what it takes to take it back later. */
export interface Step {
  readonly inverse: Change;
  /** The tasks it touched, as it left them; one that is missing was gone. */
  readonly touched: ReadonlyMap<string, Task>;
}

export function stepOf(before: Tasks, change: Change, after: Tasks): Step {
  const inverse = invert(before, change);
  return { inverse, touched: touchedBy(inverse, after) };
}

/**
 * The change that takes a step back now. What somebody else has done since to the same tasks
 * is not part of the step: their wording, tick, removal and addition stay.
 */
export function takeBack(tasks: Tasks, { inverse, touched }: Step): Change {
  const present = touchedBy(inverse, tasks);
  const same = (id: string, key: keyof Task) => present.get(id)?.[key] === touched.get(id)?.[key];
  const isMine = (id: string) => same(id, 'id') && same(id, 'content') && same(id, 'done');

  const mine = (operation: Operation): Change => {
    switch (operation.type) {
      case 'put': {
        const put = operation.tasks.filter(({ id }) => same(id, 'id'));
        const merged = put.map((task) => {
          const { content, done } = present.get(task.id) ?? task;
          return {
            id: task.id,
            content: same(task.id, 'content') ? task.content : content,
            done: same(task.id, 'done') ? task.done : done,
          };
        });
        return merged.length > 0 ? [{ ...operation, tasks: merged }] : [];
      }
      case 'remove': {
        const ids = operation.ids.filter(isMine);
        return ids.length > 0 ? [{ ...operation, ids }] : [];
      }
      case 'setDone': {
        const ids = operation.ids.filter((id) => same(id, 'done'));
        return ids.length > 0 ? [{ ...operation, ids }] : [];
      }
      case 'setContent':
        return same(operation.id, 'content') ? [operation] : [];
      case 'move':
        return same(operation.id, 'id') ? [operation] : [];
    }
  };
  return inverse.flatMap(mine);
}

function touchedBy(change: Change, tasks: Tasks): ReadonlyMap<string, Task> {
  const touched = [...find(tasks, change.flatMap(idsIn)).keys()];
  return new Map(touched.map((task) => [task.id, task]));
}

function idsIn(operation: Operation): readonly string[] {
  switch (operation.type) {
    case 'put':
      return operation.tasks.map(({ id }) => id);
    case 'remove':
    case 'setDone':
      return operation.ids;
    case 'setContent':
    case 'move':
      return [operation.id];
  }
}
