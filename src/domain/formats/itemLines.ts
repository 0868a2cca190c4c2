import { BULLET, readListLine } from './listLine';

/** Items of a list that have several lines: the further ones are indented below the first. */

const INDENT = /^(?: {2}|\t)/;
/** A further line that looks like an item is written with Markdown's backslash, one more each time. */
const GUARDED = /^(\s*)(\\*)(?=(?:[-*+•–]|\d{1,9}[.)])(?:\s|$))/;

/** Puts indented lines to the item above them, with the empty ones in between. */
export function joinItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  let unindent: ((line: string) => string) | null = null;
  let blank = '';
  for (const line of lines) {
    if (line.trim() === '') {
      blank += '\n';
      continue;
    }
    const { hasBullet, done } = readListLine(line);
    if (unindent && !hasBullet && INDENT.test(line)) {
      items[items.length - 1] += `${blank}\n${unindent(line.trimEnd())}`;
    } else {
      items.push(line);
      unindent = hasBullet || done !== null ? unindentBelow(line) : null;
    }
    blank = '';
  }
  return items;
}

/** Takes away what the first line is indented by and, below "1. ", as many spaces as that is wide. */
function unindentBelow(first: string): (line: string) => string {
  const trimmed = first.trimStart();
  const start = first.slice(0, first.length - trimmed.length);
  const width = Math.max(2, BULLET.exec(trimmed)?.[0].length ?? 0);
  const indent = new RegExp(`^(?:\\t| {1,${width}})`);
  return (line) => line.slice(line.startsWith(start) ? start.length : 0).replace(indent, '');
}

/** The text of an item, given the first line's. */
export function textOfItem(item: string, firstText: string): string {
  const [, ...more] = item.split('\n');
  return [firstText, ...more.map(unguard)].join('\n');
}

export function indentLine(line: string): string {
  return line === '' ? '' : `  ${line.replace(GUARDED, '$1\\$2')}`;
}

function unguard(line: string): string {
  return line.replace(GUARDED, (_start, space: string, slashes: string) => {
    return space + slashes.slice(1);
  });
}
