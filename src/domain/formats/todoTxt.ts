import { plainLines } from './lines';
import type { IncomingTask, Task, Tasks } from '../task';

/**
 * The todo.txt format: "x " if done, a priority, and a creation date, preceded in a done task by the
 * completion date. Projects and contexts are part of the text.
 */
const START = /^(x\s+)?(?:\([A-Z]\)\s+)?(?:\d{4}-\d\d-\d\d\s+)?/;
const COMPLETION = /^(?:\d{4}-\d\d-\d\d\s+)/;

/** One line for each task. A task without text is left out, as every program would skip it. */
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

/** Null if the line has no text. */
export function readTodoTxtLine(line: string): IncomingTask | null {
  const trimmed = line.trim();
  const [start = '', x] = START.exec(trimmed) ?? [];
  const done = x !== undefined;
  const rest = trimmed.slice(start.length);
  const content = done ? rest.replace(COMPLETION, '') : rest;
  return content === '' ? null : { content, done };
}
