import { decode, encode } from './characterReferences';
import type { IncomingTask } from '../incomingTask';
import { readListLine } from './listLine';
import type { Tasks } from '../task';

const HEADING = /^\s*#{1,6}\s/;
const NEVER = /(?!)/;

export function writeMarkdown(tasks: Tasks): string {
  return tasks
    .map(({ content, done }) => `- [${done ? 'x' : ' '}] ${encode(content, NEVER)}\n`)
    .join('');
}

/** Where boxes are ticked it is Markdown, and where nothing but headings stands among bullets. */
export function isMarkdown(lines: readonly string[]): boolean {
  let isList = false;
  let isOnlyList = true;
  for (const line of lines) {
    const { hasBullet, done } = readListLine(line);
    if (hasBullet && done !== null) return true;
    isList ||= hasBullet;
    isOnlyList &&= hasBullet || HEADING.test(line);
  }
  return isList && isOnlyList;
}

export function readMarkdownLine(line: string): IncomingTask | null {
  const { hasBullet, done, text } = readListLine(line);
  if (!hasBullet || (done === null && text === '')) return null;
  return { content: decode(text), done: done ?? false };
}
