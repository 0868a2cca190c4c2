import { write, type Format } from '../../../domain/formats/formats';
import type { Tasks } from '../../../domain/task';
import { download } from '../../../ui/download';

const FILES: Record<Format, { readonly name: string; readonly type: string }> = {
  json: { name: 'tasks-*.json', type: 'application/json' },
  markdown: { name: 'tasks-*.md', type: 'text/markdown' },
  todoTxt: { name: 'todo-*.txt', type: 'text/plain' },
};

/** Saves a list as a file that carries today's date. */
export function saveList(tasks: Tasks, format: Format): void {
  const { name, type } = FILES[format];
  download(name.replace('*', localDate(new Date())), write(tasks, format), type);
}

/** The visitor's own date: toISOString() gives UTC, where it may already be tomorrow. */
function localDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
