import { idAt, type Change } from './change';
import type { Tasks } from './task';

export type Side = 'above' | 'below';

/**
 * Puts a task directly beside another visible one. Hidden tasks in between do not matter: the new
 * position is anchored to the neighbour that the visitor sees.
 */
export function moveBeside(tasks: Tasks, id: string, neighbour: string, side: Side): Change {
  const others = tasks.filter((task) => task.id !== id);
  const index = others.findIndex((task) => task.id === neighbour);
  if (index < 0 || others.length === tasks.length) return [];
  const at = side === 'above' ? index : index + 1;
  if (tasks[at]?.id === id) return [];
  return [{ type: 'move', id, place: { after: idAt(others, at - 1), before: idAt(others, at) } }];
}
