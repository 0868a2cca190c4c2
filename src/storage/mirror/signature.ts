import type { Position } from '../journal';
import { VERSION } from '../version';

/** What the app says of a text it has written. */
export interface Signature {
  /** The position in the journal that it was written for; null: over another program's text. */
  readonly position: Position | null;
  /** The changes in it that the journal had not confirmed: they must not be applied a second time. */
  readonly holds: readonly string[];
  /** It holds something that is neither in the journal nor among the pending changes. */
  readonly isOnlyCopy: boolean;
}

/**
 * The app signs its texts with whitespace behind the last bracket, which every JSON parser skips:
 * so the list and what is said of it are one write. A program that writes the list anew, or
 * changes a character of it, leaves no signature that fits.
 */
const MARKS = ' \n\t\r';
/** Room for thousands of changes. What another program appends is not worth decoding. */
const LONGEST = 1_000_000;
const ONLY_COPY = 'only';

export function signed(json: string, hash: string, signature: Signature): string {
  return json + encode(signatureText(hash, signature));
}

/** Null if the text was not signed, or does not match its signature. */
export function signatureOf(stored: string, hashOfJson: () => string): Signature | null {
  const whitespace = stored.slice(stored.trimEnd().length);
  return whitespace.length > LONGEST ? null : readSignature(decode(whitespace), hashOfJson);
}

export function signatureText(hash: string, signature: Signature): string {
  const { position, holds, isOnlyCopy } = signature;
  const only = isOnlyCopy ? ONLY_COPY : '';
  return [VERSION, hash, position?.seq, position?.journal, only, ...holds].join(' ');
}

export function readSignature(text: string, hashOfJson: () => string): Signature | null {
  const [version, hash, seq, journal, only, ...holds] = text.split(' ');
  // One of a newer version matches nothing; its mark beside the text makes this copy outdated.
  if (!(Number(version) <= VERSION) || only === undefined || hash !== hashOfJson()) return null;
  const position = seq ? { journal: journal || null, seq: Number(seq) } : null;
  return { position, holds, isOnlyCopy: only === ONLY_COPY };
}

/** Four marks for each letter: a signature that names thousands of changes is written often. */
const FOURS = Array.from({ length: 256 }, (_, code) =>
  [6, 4, 2, 0].map((bit) => MARKS[(code >> bit) & 3]).join(''),
);
const LETTERS = new Map(FOURS.map((four, code) => [four, String.fromCharCode(code)]));

function encode(text: string): string {
  return Array.from(text, (letter) => FOURS[letter.charCodeAt(0)]).join('');
}

function decode(whitespace: string): string {
  const fours = whitespace.match(/[ \n\t\r]{4}/g) ?? [];
  return fours.map((four) => LETTERS.get(four)).join('');
}
