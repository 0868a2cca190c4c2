import type { Format } from '../../../domain/formats/formats';
import { download } from '../../../ui/download';

const FILES: Record<Format, { readonly name: string; readonly type: string }> = {
  json: { name: 'tasks-*.json', type: 'application/json' },
  markdown: { name: 'tasks-*.md', type: 'text/markdown' },
  todoTxt: { name: 'todo-*.txt', type: 'text/plain' },
};

/** Downloads the formatted list as a file with today's date in its name. */
export function saveFile(text: string, format: Format): void {
  const { name, type } = FILES[format];
  download(name.replace('*', localDate(new Date())), text, type);
}

/** The visitor's own date: toISOString() gives UTC, where it may already be tomorrow. */
function localDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
