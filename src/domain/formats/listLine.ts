/** An item of a list as people and programs write it: bullet or number, box, text. */
export interface ListLine {
  readonly hasBullet: boolean;
  /** What the box says; null where there is none. */
  readonly done: boolean | null;
  readonly text: string;
}

const BULLET = /^(?:[-*+•–]|\d{1,9}[.)])(?:\s+|$)/;
const BOX = /^\[([ xX]?)\](?:\s+|$)/;
const INDENT = /^(?: {2}|\t)/;
/** A further line of a task that looks like an item is written, and read, with one backslash more. */
const GUARDED = /^(\s*)(\\*)(?=(?:[-*+•–]|\d{1,9}[.)])(?:\s|$))/;

/** One item: a line, with the lines that belong to it if `joinLines` has found any. */
export function readListLine(item: string): ListLine {
  const [first = '', ...more] = item.split('\n');
  const trimmed = more.length > 0 ? first.trimStart() : first.trim();
  const unmarked = trimmed.replace(BULLET, '');
  const box = BOX.exec(unmarked);
  const text = box ? unmarked.slice(box[0].length) : unmarked;
  return {
    hasBullet: unmarked !== trimmed,
    done: box ? /x/i.test(box[1] ?? '') : null,
    text: [text, ...more.map(unguard)].join('\n'),
  };
}

/** Puts indented lines to the item above them, as Markdown does, with the empty ones in between. */
export function joinLines(lines: readonly string[]): string[] {
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

/** The further lines of a task, so that `joinLines` and `readListLine` give them back. */
export function indentLine(line: string): string {
  return `  ${line.replace(GUARDED, '$1\\$2')}`;
}

function unguard(line: string): string {
  return line.replace(GUARDED, (_start, space: string, slashes: string) => {
    return space + slashes.slice(1);
  });
}
