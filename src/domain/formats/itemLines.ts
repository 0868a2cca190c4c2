import { readListLine } from './listLine';

/** Items of a list that have several lines: the further ones stand indented below the first. */

const INDENT = /^(?: {2}|\t)/;
/** A further line that looks like an item is written, and read, with one backslash more. */
const GUARDED = /^(\s*)(\\*)(?=(?:[-*+•–]|\d{1,9}[.)])(?:\s|$))/;

/** Puts indented lines to the item above them, with the empty ones in between. */
export function joinItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  let isOpen = false;
  let blank = '';
  for (const line of lines) {
    if (line.trim() === '') {
      blank += `\n${line.replace(INDENT, '')}`;
      continue;
    }
    const { hasBullet } = readListLine(line);
    if (isOpen && !hasBullet && INDENT.test(line)) {
      items[items.length - 1] += `${blank}\n${line.replace(INDENT, '')}`;
    } else {
      items.push(line);
      isOpen = hasBullet;
    }
    blank = '';
  }
  return items;
}

/** The text of an item, given the first line's; spaces at the end of that are of the text, too. */
export function textOfItem(item: string, firstText: string): string {
  const [first = '', ...more] = item.split('\n');
  if (more.length === 0) return firstText;
  return [firstText + first.slice(first.trimEnd().length), ...more.map(unguard)].join('\n');
}

export function indentLine(line: string): string {
  return `  ${line.replace(GUARDED, '$1\\$2')}`;
}

function unguard(line: string): string {
  return line.replace(GUARDED, (_start, space: string, slashes: string) => {
    return space + slashes.slice(1);
  });
}
