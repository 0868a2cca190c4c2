import { expect, test } from 'vitest';
import type { Position } from '../journal';
import * as signature from './signature';
import { textHash } from './textHash';

const JSON_TEXT = '[{"id":"a","content":"żółw 🐢","done":false}]';
const signatureOf = (text: string) => signature.signatureOf(text, () => textHash(text.trimEnd()));
const plain = (position: Position) => ({ position, holds: [], isOnlyCopy: false });
const sign = (journal: string | null, seq: number, text = JSON_TEXT) =>
  signature.signed(text, textHash(text), plain({ journal, seq }));

test.each([
  [null, 0],
  ['Ab_-9zXcVbNmAsDfGhJkL', 123_456],
])('a text says which position it was written for: %s %i', (journal, seq) => {
  const stored = sign(journal, seq);
  expect(signatureOf(stored)).toEqual(plain({ journal, seq }));
  expect(JSON.parse(stored)).toEqual(JSON.parse(JSON_TEXT));
  expect(stored.slice(JSON_TEXT.length)).toMatch(/^[ \n\t\r]+$/);
});

test('a text with another character, without the whitespace or with other whitespace has no signature', () => {
  const stored = sign('j', 7);
  for (const text of [stored.replace('żółw', 'zolw'), stored.trimEnd(), JSON_TEXT, '', '[]']) {
    expect(signatureOf(text)).toBeNull();
  }
  expect(signatureOf(`${JSON_TEXT}\n`)).toBeNull();
  expect(signatureOf(JSON_TEXT + ' '.repeat(5_000_000))).toBeNull();
});

test('a text says which changes it holds, and whether it is the only copy of something', () => {
  for (const holds of [
    [],
    ['x'],
    Array.from({ length: 1000 }, (_, index) => `adopt..j.${index}.h`),
  ]) {
    for (const isOnlyCopy of [true, false]) {
      const said = { position: { journal: 'j', seq: 7 }, holds, isOnlyCopy };
      const stored = signature.signed(JSON_TEXT, textHash(JSON_TEXT), said);
      expect(signatureOf(stored)).toEqual(said);
    }
  }
});

test('one of a newer version is none', () => {
  const stored = sign('j', 7);
  // The first letter of the signature is the version.
  const four = [6, 4, 2, 0].map((bit) => ' \n\t\r'[('4'.charCodeAt(0) >> bit) & 3]);
  const newer = JSON_TEXT + four.join('') + stored.slice(JSON_TEXT.length + 4);
  expect(signatureOf(newer)).toBeNull();
});
