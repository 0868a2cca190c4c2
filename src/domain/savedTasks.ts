import { isRecord, parseJson } from './parseJson';
import type { IncomingTask, Task, Tasks } from './task';

/** The tasks in a text that came from outside: storage, the example list, a file. */
export interface SavedTasks {
  readonly tasks: Tasks;
  /** False when something in the text could not be used and would be lost with the text. */
  readonly intact: boolean;
}

/** @param newId Makes the id of a task that has none of its own, or a repeated one. */
export function readTasks(text: string, newId: () => string): SavedTasks {
  const items = parseJson(text);
  if (!Array.isArray(items)) return { tasks: [], intact: false };
  const ids = new Set<string>();
  const tasks: Task[] = [];
  let intact = true;
  for (const item of items) {
    const incoming = readItem(item);
    if (!incoming || (isRecord(item) && hasMore(item))) intact = false;
    if (!incoming) continue;
    const { id, content, done } = incoming;
    const usable = isId(id) && !ids.has(id) ? id : newId();
    ids.add(usable);
    tasks.push({ id: usable, content, done });
  }
  return { tasks, intact };
}

/** Whether an item holds data that a task cannot, such as `note`, or `"yes"` under `done`. */
function hasMore(task: Readonly<Record<string, unknown>>): boolean {
  for (const field in task) {
    if (field !== 'id' && field !== 'content' && field !== 'done') return true;
  }
  return 'done' in task && typeof task['done'] !== 'boolean';
}

/** One item of a foreign list; null if it is not a task. Only `true` under `done` means done. */
export function readItem(item: unknown): IncomingTask | null {
  if (!isRecord(item)) return null;
  const { id, content, done } = item;
  if (typeof content !== 'string') return null;
  return { id: typeof id === 'number' ? String(id) : id, content, done: done === true };
}

/** An id is part of an address, where a lone surrogate is invalid and dots would climb the path. */
export function isId(id: unknown): id is string {
  return typeof id === 'string' && !['', '.', '..'].includes(id) && id.isWellFormed();
}
