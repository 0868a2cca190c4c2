import { writeBackup } from '../../../domain/formats/backup';
import { writeMarkdown } from '../../../domain/formats/markdown';
import { writeTodoTxt } from '../../../domain/formats/todoTxt';
import type { Tasks } from '../../../domain/task';
import { download } from '../../../ui/download';

/** JSON is the exact backup; the others are for people and other programs. */
const FORMATS = {
  json: { name: 'tasks-*.json', type: 'application/json', write: writeBackup },
  markdown: { name: 'tasks-*.md', type: 'text/markdown', write: writeMarkdown },
  todoTxt: { name: 'todo-*.txt', type: 'text/plain', write: writeTodoTxt },
} as const;

export type Format = keyof typeof FORMATS;

/** Downloads the list as a file with today's date in its name. */
export function saveFile(tasks: Tasks, format: Format): void {
  const { name, type, write } = FORMATS[format];
  download(name.replace('*', localDate(new Date())), write(tasks), type);
}

/** The visitor's own date. In UTC, which toISOString() gives, it may already be tomorrow. */
function localDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
