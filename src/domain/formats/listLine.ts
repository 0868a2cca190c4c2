/** A line of a list as people and programs write it: bullet or number, checkbox, text. */
export interface ListLine {
  readonly hasBullet: boolean;
  /** Whether the checkbox is ticked; null if there is none. */
  readonly done: boolean | null;
  readonly text: string;
}

export const BULLET = /^(?:[-*+•–]|\d{1,9}[.)])(?:\s+|$)/;
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
