/**
 * "&#10;" for a line break and whatever else would not survive in a line of text: backslashes
 * would be the shorter way, but then C:\new in somebody else's file would be read as two lines.
 */
export function encode(text: string, start: RegExp): string {
  if (text === '') return EMPTY;
  return text
    .replace(/&(?=#\d*;)|[\r\n\0]|^\s|\s$|\p{Surrogate}/gu, reference)
    .replace(start, (marker) => reference(marker) + marker.slice(1));
}

export function decode(text: string): string {
  return text.replace(/&#(\d*);/g, (original, code: string) => {
    if (code === '') return '';
    return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : original;
  });
}

/** A task without a text still needs something to stand in its line. */
const EMPTY = '&#;';

function reference(text: string): string {
  return `&#${text.codePointAt(0)};`;
}
