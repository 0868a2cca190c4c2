import type { IncomingTask, Task, Tasks } from '../task';
import { INDENT, indentLine, plainLines, readListLine, textOfItem } from './lines';

const HEADING = /^\s*#{1,6}\s/;

export function writeMarkdown(tasks: Tasks): string {
  return tasks.map(writeItem).join('');
}

/** All lines of a task but the first are indented, as in a Markdown list. */
function writeItem({ content, done }: Task): string {
  const [first = '', ...more] = plainLines(content);
  const start = `- [${done ? 'x' : ' '}]${first === '' ? '' : ` ${first}`}`;
  return [start, ...more.map(indentLine), ''].join('\n');
}

/** True for lines with checkboxes, or with bullets and nothing but headings between them. */
export function isMarkdown(lines: readonly string[]): boolean {
  let isList = false;
  let isOnlyList = true;
  for (const line of lines) {
    const { hasBullet, done } = readListLine(line);
    if (hasBullet && done !== null) return true;
    isList ||= hasBullet;
    isOnlyList &&= hasBullet || HEADING.test(line) || (isList && INDENT.test(line));
  }
  return isList && isOnlyList;
}

/** Headings are not counted as skipped. */
export function isHeading(line: string): boolean {
  return HEADING.test(line);
}

/** Null if the line is not a bullet, or an empty one. */
export function readMarkdownItem(item: string): IncomingTask | null {
  const [first = ''] = item.split('\n', 1);
  const { hasBullet, done, text: firstText } = readListLine(first);
  const content = textOfItem(item, firstText);
  if (!hasBullet || (done === null && content === '')) return null;
  return { content, done: done ?? false };
}
