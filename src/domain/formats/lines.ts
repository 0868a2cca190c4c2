const LINE_BREAK = /\r\n|[\r\n]/;

export function splitLines(text: string): string[] {
  return text.split(LINE_BREAK);
}

/**
 * A task's text for other programs: without trailing spaces, empty lines around it, and null
 * characters, which would make the file binary.
 */
export function plainLines(content: string): string[] {
  return splitLines(content.replaceAll('\0', '').trim()).map((line) => line.trimEnd());
}

/** A line of a list as people and programs write it: bullet or number, checkbox, text. */
interface ListLine {
  readonly hasBullet: boolean;
  /** Whether the checkbox is ticked; null if there is none. */
  readonly done: boolean | null;
  readonly text: string;
}

const BULLET = /^(?:[-*+•–]|\d{1,9}[.)])(?:\s+|$)/;
const BOX = /^(?:\[([ xX]?)\](?:\s+|$)|([☐☑✓✔])\ufe0f?\s*)/;

export function readListLine(line: string): ListLine {
  const trimmed = line.trim();
  const unmarked = trimmed.replace(BULLET, '');
  const box = BOX.exec(unmarked);
  return {
    hasBullet: unmarked !== trimmed,
    done: box && /[xX☑✓✔]/.test(box[0]),
    text: box ? unmarked.slice(box[0].length) : unmarked,
  };
}

/** The further lines of an item are indented. */
export const INDENT = /^(?: {2}|\t)/;
/** An indented line that looks like an item is escaped with Markdown's backslash, one more each time. */
const GUARDED = /^(\s*)(\\*)(?=(?:[-*+•–]|\d{1,9}[.)])(?:\s|$))/;

/** Joins indented lines, and the empty ones in between, to the item above them. */
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

/** Removes the indent of the first line and, below "1. ", the width of that marker. */
function unindentBelow(first: string): (line: string) => string {
  const trimmed = first.trimStart();
  const start = first.slice(0, first.length - trimmed.length);
  const width = Math.max(2, BULLET.exec(trimmed)?.[0].length ?? 0);
  const indent = new RegExp(`^(?:\\t| {1,${width}})`);
  return (line) => line.slice(line.startsWith(start) ? start.length : 0).replace(indent, '');
}

/** The text of an item whose first line has this text. */
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
