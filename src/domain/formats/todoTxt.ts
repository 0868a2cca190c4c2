import { decode, encodeLine } from './characterReferences';
import type { IncomingTask } from '../incomingTask';
import type { Tasks } from '../task';

/**
 * Per the todo.txt format: x and a space when done, a priority, and a creation date, which in a
 * done task stands after the date of completion. Projects and contexts are part of the text.
 */
const START = /^(x\s+)?(?:\([A-Z]\)\s+)?(?:\d{4}-\d\d-\d\d\s+)?/;
const COMPLETION = /^(?:\d{4}-\d\d-\d\d\s+)/;

/** A text that begins like this would be read as something else, or make the file another format. */
const MISLEADING =
  /^(?:x\s|\([A-Z]\)\s|\d{4}-\d\d-\d\d\s|[-*+•–#](?:\s|$)|\d{1,9}[.)](?:\s|$)|[[{]|\u200b$)/;

/** A line without a text is no task in this format: an invisible space stands for an empty one. */
const EMPTY = '\u200b';

export function writeTodoTxt(tasks: Tasks): string {
  return tasks
    .map(({ content, done }) => `${done ? 'x ' : ''}${encodeLine(content, MISLEADING) || EMPTY}\n`)
    .join('');
}

export function readTodoTxtLine(line: string): IncomingTask | null {
  const trimmed = line.trim();
  const [start = '', x] = START.exec(trimmed) ?? [];
  const done = x !== undefined;
  const rest = trimmed.slice(start.length);
  const text = done ? rest.replace(COMPLETION, '') : rest;
  if (text === '') return null;
  return { content: text === EMPTY ? '' : decode(text), done };
}
