import type { Tasks } from '../task';
import { writeBackup } from './backup';
import { writeMarkdown } from './markdown';
import { writeTodoTxt } from './todoTxt';

export type Format = 'json' | 'markdown' | 'todoTxt';

/** JSON is the exact backup; the others are for people and other programs. */
export function write(tasks: Tasks, format: Format): string {
  switch (format) {
    case 'json':
      return writeBackup(tasks);
    case 'markdown':
      return writeMarkdown(tasks);
    case 'todoTxt':
      return writeTodoTxt(tasks);
  }
}
