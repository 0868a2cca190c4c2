import { expect, test } from 'vitest';
import { signatureOf, signed } from './signature';
import { textHash } from './textHash';

const JSON_TEXT = '[{"id":"a","content":"żółw 🐢","done":false}]';
const sign = (journal: string | null, seq: number) =>
  signed(JSON_TEXT, textHash(JSON_TEXT), { journal, seq });

test.each([
  [null, 0],
  ['Ab_-9zXcVbNmAsDfGhJkL', 123_456],
])('a signature gives the position of its text: %s %i', (journal, seq) => {
  const stored = sign(journal, seq);
  expect(signatureOf(stored)).toEqual({ journal, seq });
  expect(JSON.parse(stored)).toEqual(JSON.parse(JSON_TEXT));
  expect(stored.slice(JSON_TEXT.length)).toMatch(/^[ \n\t\r]+$/);
});

test('a changed text, or one with missing or other whitespace, has no signature', () => {
  const stored = sign('j', 7);
  for (const text of [stored.replace('żółw', 'zolw'), stored.trimEnd(), JSON_TEXT, '', '[]'])
    expect(signatureOf(text)).toBeNull();
  expect(signatureOf(`${JSON_TEXT}\n`)).toBeNull();
  expect(signatureOf(JSON_TEXT + ' '.repeat(5_000_000))).toBeNull();
});
