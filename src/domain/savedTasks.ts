import { isRecord } from './isRecord';
import type { Task, Tasks } from './task';

/** What was made of a text that came from outside: storage, the example list, a file. */
export interface SavedTasks {
  readonly tasks: Tasks;
  /** False when something in the text could not be used and would be lost with the text. */
  readonly intact: boolean;
}

export function readTasks(text: string, newId: () => string): SavedTasks {
  const items = parseList(text);
  if (!items) return { tasks: [], intact: false };
  const ids = new Set<string>();
  const tasks: Task[] = [];
  for (const item of items) {
    if (!isItem(item)) continue;
    const { id, content, done } = item;
    const usable = typeof id === 'string' && isAddress(id) && !ids.has(id);
    const task = { id: usable ? id : newId(), content, done };
    ids.add(task.id);
    tasks.push(task);
  }
  return { tasks, intact: tasks.length === items.length };
}

function parseList(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

type Item = Omit<Task, 'id'> & { readonly id?: unknown };

function isItem(item: unknown): item is Item {
  return isRecord(item) && typeof item.content === 'string' && typeof item.done === 'boolean';
}

/** An id is part of an address: a lone surrogate cannot stand there, and dots would walk up it. */
function isAddress(id: string): boolean {
  if (id === '.' || id === '..') return false;
  try {
    return encodeURIComponent(id) !== '';
  } catch {
    return false;
  }
}
