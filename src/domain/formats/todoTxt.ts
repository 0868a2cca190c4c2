import type { IncomingTask } from '../incomingTask';
import { plainLines } from './lines';
import type { Task, Tasks } from '../task';

/**
 * Per the todo.txt format: x and a space when done, a priority, and a creation date, which in a
 * done task comes after the date of completion. Projects and contexts are part of the text.
 */
const START = /^(x\s+)?(?:\([A-Z]\)\s+)?(?:\d{4}-\d\d-\d\d\s+)?/;
const COMPLETION = /^(?:\d{4}-\d\d-\d\d\s+)/;

/** One line for each task. A task without a text has none: every program would skip it. */
export function writeTodoTxt(tasks: Tasks): string {
  return tasks.map(writeLine).join('');
}

function writeLine({ content, done }: Task): string {
  const text = plainLines(content)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  return text && `${done ? 'x ' : ''}${text}\n`;
}

/** Null: the line has no text. */
export function readTodoTxtLine(line: string): IncomingTask | null {
  const trimmed = line.trim();
  const [start = '', x] = START.exec(trimmed) ?? [];
  const done = x !== undefined;
  const rest = trimmed.slice(start.length);
  const content = done ? rest.replace(COMPLETION, '') : rest;
  return content === '' ? null : { content, done };
}
