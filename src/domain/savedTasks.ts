import * as v from 'valibot';
import type { Task, Tasks } from './task';

/** What was made of a text that came from outside: storage, the example list, a file. */
export interface SavedTasks {
  readonly tasks: Tasks;
  /** False when something in the text could not be used and would be lost with the text. */
  readonly intact: boolean;
}

const Item = v.object({
  id: v.fallback(v.string(), ''),
  content: v.string(),
  done: v.boolean(),
});

export function readTasks(text: string, newId: () => string): SavedTasks {
  const items = parseList(text);
  if (!items) return { tasks: [], intact: false };
  const ids = new Set<string>();
  const tasks: Task[] = [];
  for (const item of items) {
    const parsed = v.safeParse(Item, item);
    if (!parsed.success) continue;
    const { id, content, done } = parsed.output;
    const task = { id: isAddress(id) && !ids.has(id) ? id : newId(), content, done };
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

/** An id is part of an address: a lone surrogate cannot stand there, and dots would walk up it. */
function isAddress(id: string): boolean {
  if (id === '.' || id === '..') return false;
  try {
    return encodeURIComponent(id) !== '';
  } catch {
    return false;
  }
}
