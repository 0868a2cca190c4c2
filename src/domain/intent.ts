import { AT_END, find, idAt, idsOf, removal, type Change, type Place } from './change';
import type { IncomingTask, Task, Tasks } from './task';

/** A visitor's intentions as changes. An empty change means there is nothing to do. */

export function add(content: string, id: string, place: Place = AT_END): Change {
  const trimmed = content.trim();
  if (trimmed === '') return [];
  return [{ type: 'put', tasks: [{ id, content: trimmed, done: false }], place }];
}

/** The first open task with the same text, ignoring case. */
export function findOpenDuplicate(tasks: Tasks, text: string): Task | undefined {
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  return tasks.find(
    ({ content, done }) =>
      // Lengths first, because lower-casing every text of a long list takes longer than a frame.
      !done && content.length === trimmed.length && content.toLowerCase() === lower,
  );
}

export function addAll(incoming: readonly IncomingTask[], newId: () => string): Change {
  const tasks = incoming.map(({ content, done }) => ({ id: newId(), content, done }));
  return tasks.length > 0 ? [{ type: 'put', tasks, place: AT_END }] : [];
}

export function edit(tasks: Tasks, id: string, content: string): Change {
  const trimmed = content.trim();
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task || task.content === trimmed) return [];
  return [{ type: 'setContent', id, content: trimmed }];
}

export function toggle(tasks: Tasks, id: string): Change {
  const task = tasks.find((candidate) => candidate.id === id);
  return task ? [{ type: 'setDone', ids: [id], done: !task.done }] : [];
}

export function setAllDone(tasks: Tasks, done: boolean): Change {
  const ids = idsOf(tasks.filter((task) => task.done !== done));
  return ids.length > 0 ? [{ type: 'setDone', ids, done }] : [];
}

export function remove(tasks: Tasks, id: string): Change {
  return removal(idsOf([...find(tasks, [id]).keys()]));
}

export function removeAll(tasks: Tasks): Change {
  return removal(idsOf(tasks));
}

/** Of the tasks that a dialog asked about. Another tab may have unticked one since then. */
export function doneAmong(tasks: Tasks, ids: ReadonlySet<string>): Tasks {
  return among(tasks, ids).filter(({ done }) => done);
}

export function among(tasks: Tasks, ids: ReadonlySet<string>): Tasks {
  return tasks.filter(({ id }) => ids.has(id));
}

/** Lists the ids it removes, so that a task added by another tab meanwhile stays. */
export function replaceAll(tasks: Tasks, replacement: Tasks): Change {
  if (replacement.length === 0) return removeAll(tasks);
  return [...removeAll(tasks), { type: 'put', tasks: replacement, place: AT_END }];
}

export type Side = 'above' | 'below';

/**
 * Puts a task directly beside another visible one, to which its new position is anchored. Hidden tasks
 * in between do not matter.
 */
export function moveBeside(tasks: Tasks, id: string, neighbour: string, side: Side): Change {
  const others = tasks.filter((task) => task.id !== id);
  const index = others.findIndex((task) => task.id === neighbour);
  if (index < 0 || others.length === tasks.length) return [];
  const at = side === 'above' ? index : index + 1;
  if (tasks[at]?.id === id) return [];
  return [{ type: 'move', id, place: { after: idAt(others, at - 1), before: idAt(others, at) } }];
}
