import { isRecord, parseJson } from './parseJson';
import type { IncomingTask, Task, Tasks } from './task';

/** What was made of a text that came from outside: storage, the example list, a file. */
export interface SavedTasks {
  readonly tasks: Tasks;
  /** False when something in the text could not be used and would be lost with the text. */
  readonly intact: boolean;
}

/** Makes the id of a task that has no usable one of its own. */
type MakeId = (index: number, content: string) => string;

export function readTasks(text: string, newId: MakeId): SavedTasks {
  const items = parseJson(text);
  if (!Array.isArray(items)) return { tasks: [], intact: false };
  const ids = new Set<string>();
  const tasks: Task[] = [];
  let intact = true;
  for (const [index, item] of items.entries()) {
    const incoming = readItem(item);
    if (!incoming || hasOtherFields(item)) intact = false;
    if (!incoming) continue;
    const { id, content, done } = incoming;
    const usable = isId(id) && !ids.has(id) ? id : unusedId(ids, index, content, newId);
    ids.add(usable);
    tasks.push({ id: usable, content, done });
  }
  return { tasks, intact };
}

/** Fields of another program, such as `note`: no task of this app has a place for them. */
function hasOtherFields(item: unknown): boolean {
  for (const field in Object(item)) {
    if (field !== 'id' && field !== 'content' && field !== 'done') return true;
  }
  return false;
}

/** An id made from the content may be taken, by a copy of the same task. */
function unusedId(ids: ReadonlySet<string>, index: number, content: string, newId: MakeId): string {
  let id = newId(index, content);
  for (let copy = 1; ids.has(id) && copy <= ids.size; copy += 1) {
    id = newId(index, `${copy} ${content}`);
  }
  return id;
}

/** One item of a foreign list; null if it is not a task. */
export function readItem(item: unknown): IncomingTask | null {
  if (!isRecord(item)) return null;
  const { id, content, done } = item;
  return typeof content === 'string' && typeof done === 'boolean' ? { id, content, done } : null;
}

/** An id is part of an address: a lone surrogate is not allowed there, and dots would climb its path. */
export function isId(id: unknown): id is string {
  return typeof id === 'string' && !['', '.', '..'].includes(id) && id.isWellFormed();
}
