import type { Position } from '../journal';
import { textHash } from './textHash';

/**
 * The app signs its texts with trailing whitespace, which every JSON parser skips. So the list and its
 * position are one write. A program that rewrites or changes the list leaves no valid signature.
 */
const MARKS = ' \n\t\r';
/** The longest signature. Longer whitespace is another program's. */
const LONGEST = 400;

export function signed(json: string, hash: string, { journal, seq }: Position): string {
  return json + encode(`${hash} ${seq} ${journal ?? ''}`);
}

/** Null if the text is unsigned or does not match its signature. */
export function signatureOf(text: string): Position | null {
  const end = text.trimEnd().length;
  if (end === text.length || text.length - end > LONGEST) return null;
  const [hash, seq, journal] = decode(text.slice(end)).split(' ');
  // Hashes the text up to its end, because hashing a slice of it takes several times as long.
  if (journal === undefined || hash !== textHash(text, end)) return null;
  return { journal: journal || null, seq: Number(seq) };
}

/** Four marks for each letter. */
function encode(text: string): string {
  const four = (code: number) => [6, 4, 2, 0].map((bit) => MARKS[(code >> bit) & 3]).join('');
  return Array.from(text, (letter) => four(letter.charCodeAt(0))).join('');
}

function decode(whitespace: string): string {
  const fours = whitespace.match(/[ \n\t\r]{4}/g) ?? [];
  const code = (four: string) =>
    Array.from(four).reduce((sum, mark) => sum * 4 + MARKS.indexOf(mark), 0);
  return String.fromCharCode(...fours.map(code));
}
