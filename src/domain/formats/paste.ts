import type { IncomingTask } from '../incomingTask';
import { joinItems } from './itemLines';
import { readListLine } from './listLine';
import { readMarkdownItem } from './markdownItem';

/** The tasks in a pasted text; null where it has only one line and is ordinary typing. */
export function readPaste(text: string): readonly IncomingTask[] | null {
  const lines = text.split(/\r\n|[\r\n]/);
  if (lines.filter((line) => line.trim() !== '').length < 2) return null;
  return joinItems(lines)
    .map((item) => readMarkdownItem(item) ?? readLine(item))
    .filter(({ content }) => content.trim() !== '');
}

/** People also write lists without bullets: then every line is a task. */
function readLine(line: string): IncomingTask {
  const { text, done } = readListLine(line);
  return { content: text, done: done ?? false };
}
