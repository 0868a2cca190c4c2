import { indentLine } from './itemLines';
import { readListLine } from './listLine';
import { plainLines } from './lines';
import type { Task, Tasks } from '../task';

const HEADING = /^\s*#{1,6}\s/;
const INDENTED = /^(?: {2}|\t)/;

export function writeMarkdown(tasks: Tasks): string {
  return tasks.map(writeItem).join('');
}

/** All lines of a task but the first are indented, as in a Markdown list. */
function writeItem({ content, done }: Task): string {
  const [first = '', ...more] = plainLines(content);
  const start = `- [${done ? 'x' : ' '}]${first === '' ? '' : ` ${first}`}`;
  return [start, ...more.map(indentLine), ''].join('\n');
}

/** It is Markdown if it has checkboxes, or bullets with nothing but headings between them. */
export function isMarkdown(lines: readonly string[]): boolean {
  let isList = false;
  let isOnlyList = true;
  for (const line of lines) {
    const { hasBullet, done } = readListLine(line);
    if (hasBullet && done !== null) return true;
    isList ||= hasBullet;
    isOnlyList &&= hasBullet || HEADING.test(line) || (isList && INDENTED.test(line));
  }
  return isList && isOnlyList;
}

/** Headings are not counted as skipped. */
export function isHeading(line: string): boolean {
  return HEADING.test(line);
}
