import type { IncomingTask } from '../incomingTask';
import { readListLine } from './listLine';

/** The tasks in a pasted text; null where it has only one line and is ordinary typing. */
export function readPaste(text: string): readonly IncomingTask[] | null {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (lines.length < 2) return null;
  return lines
    .map(readListLine)
    .filter((line) => line.text !== '')
    .map(({ text: content, done }) => ({ content, done: done ?? false }));
}
