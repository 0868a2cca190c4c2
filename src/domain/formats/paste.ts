import type { IncomingTask } from '../task';
import { joinCells, readTable } from './csv';
import { joinItems, readListLine, splitLines } from './lines';
import { readMarkdownItem } from './markdown';
import { readTodoTxtLine } from './todoTxt';

export function readPaste(text: string): readonly IncomingTask[] {
  const lines = splitLines(text);
  const items = isTable(lines) ? readTable(text, '\t').map(joinCells) : joinItems(lines);
  return items
    .map((item) => readMarkdownItem(item) ?? readLine(item))
    .filter(({ content }) => content.trim() !== '');
}

/** Spreadsheet cells arrive separated by tabs. */
function isTable(lines: readonly string[]): boolean {
  return lines.some((line) => /\S\t+\S/.test(line)) && !lines.some(isListLine);
}

function isListLine(line: string): boolean {
  const { hasBullet, done } = readListLine(line);
  return hasBullet || done !== null;
}

const DONE_IN_TODO_TXT = /^x \d{4}-\d\d-\d\d\s/;

/** In a list without bullets every line is a task. */
function readLine(line: string): IncomingTask {
  const { text, done } = readListLine(line);
  const todo = DONE_IN_TODO_TXT.test(text) ? readTodoTxtLine(text) : null;
  return todo ?? { content: text, done: done ?? false };
}
