import { idAt, type Change } from './change';
import type { Tasks } from './task';

export type Side = 'above' | 'below';

/**
 * Puts a task directly beside another one that is on the screen. Hidden tasks around it are not
 * asked: what a visitor sees is the neighbour, and that is what the new place is held by.
 */
export function moveBeside(tasks: Tasks, id: string, neighbour: string, side: Side): Change {
  const others = tasks.filter((task) => task.id !== id);
  const index = others.findIndex((task) => task.id === neighbour);
  if (index < 0 || others.length === tasks.length) return [];
  const at = side === 'above' ? index : index + 1;
  if (tasks[at]?.id === id) return [];
  return [{ type: 'move', id, place: { after: idAt(others, at - 1), before: idAt(others, at) } }];
}
