import { apply, find, invert, type Change, type Operation } from './change';
import type { Task, Tasks } from './task';

/** Where a change came from, if the change itself cannot tell. */
export type Origin = 'imported' | 'examples' | 'restored';

/** What is known of a step besides the change. */
export interface StepFacts {
  readonly id: string;
  readonly time: number;
  readonly origin?: Origin | undefined;
  /** It took another step back. What takes an undo back makes the step again, and is no undo. */
  readonly isUndo: boolean;
}

/** One intention that was carried out, with what it takes to take it back later. */
export interface Step extends StepFacts {
  readonly inverse: Change;
  /** The tasks it touched, as it left them; one that is missing was gone. */
  readonly touched: ReadonlyMap<string, Task>;
}

export function stepOf(before: Tasks, change: Change, after: Tasks, facts: StepFacts): Step {
  const inverse = invert(before, change);
  return { ...facts, inverse, touched: touchedBy(inverse, after) };
}

/**
 * The change that takes a step back now, empty if nothing is left of it. What others have
 * done since to the same tasks is not part of the step: their wording, tick, removal and addition
 * stay.
 */
export function takeBack(tasks: Tasks, step: Step): Change {
  const change = partLeft(step, touchedBy(step.inverse, tasks));
  return apply(tasks, change) === tasks ? [] : change;
}

/** What no one else has done over since, of tasks that are now as they are in `present`. */
export function partLeft({ inverse, touched }: Step, present: ReadonlyMap<string, Task>): Change {
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
