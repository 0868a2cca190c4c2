/**
 * "&#10;" for a line break and whatever else would not survive in a line of text: backslashes
 * would be the shorter way, but then C:\new in somebody else's file would be read as two lines.
 */
export function encodeLine(text: string, start: RegExp): string {
  return text
    .replace(/&(?=#\d*;)|[\r\n\0]|^\s|\s$|\p{Surrogate}/gu, reference)
    .replace(start, (marker) => reference(marker) + marker.slice(1));
}

/** For a format that has lines of its own inside an item. */
export function encodeLines(text: string): string {
  return text.replace(/&(?=#\d*;)|[\r\0]|^\s|\s$|\p{Surrogate}/gu, reference);
}

export function decode(text: string): string {
  return text.replace(/&#(\d*);/g, (original, code: string) => {
    // How an earlier version wrote a task without a text.
    if (code === '') return '';
    return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : original;
  });
}

function reference(text: string): string {
  return `&#${text.codePointAt(0)};`;
}
