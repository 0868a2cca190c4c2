import type { IncomingTask } from '../task';
import { textOfItem } from './itemLines';
import { readListLine } from './listLine';

/** Null if the line is not a bullet, or an empty one. */
export function readMarkdownItem(item: string): IncomingTask | null {
  const [first = ''] = item.split('\n', 1);
  const { hasBullet, done, text: firstText } = readListLine(first);
  const content = textOfItem(item, firstText);
  if (!hasBullet || (done === null && content === '')) return null;
  return { content, done: done ?? false };
}
