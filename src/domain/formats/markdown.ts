import { indentLine } from './itemLines';
import { readListLine } from './listLine';
import { plainLines } from './lines';
import type { Task, Tasks } from '../task';

const HEADING = /^\s*#{1,6}\s/;
const INDENTED = /^(?: {2}|\t)/;

export function writeMarkdown(tasks: Tasks): string {
  return tasks.map(writeItem).join('');
}

/** The further lines of a task are indented below the first, as a list of Markdown has them. */
function writeItem({ content, done }: Task): string {
  const [first = '', ...more] = plainLines(content);
  const start = `- [${done ? 'x' : ' '}]${first === '' ? '' : ` ${first}`}`;
  return [start, ...more.map(indentLine), ''].join('\n');
}

/** Where boxes are ticked it is Markdown, and where nothing but headings stands among bullets. */
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

/** A heading is no task, and nobody misses it. */
export function isHeading(line: string): boolean {
  return HEADING.test(line);
}
