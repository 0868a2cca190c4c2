import { expect, test } from 'vitest';
import { keptRows, LIFETIME_MS, MOST_CHARACTERS } from './stepRows';

const NOW = 1_000_000_000_000;
const row = { seq: 1, visit: 'v', time: NOW, size: 10, stack: 'made' };

test.each([
  null,
  'text',
  { ...row, seq: '1' },
  { ...row, visit: 7 },
  { ...row, time: undefined },
  { ...row, size: '10' },
  { ...row, stack: 'lost' },
])('a damaged row goes: %j', (damaged) => {
  expect(keptRows([damaged, row], NOW)).toEqual([row]);
});

test('of both stacks', () => {
  const undone = { ...row, seq: 2, stack: 'undone' };
  expect(keptRows([row, undone], NOW)).toEqual([row, undone]);
});

test('a step lives for less than seven days', () => {
  const [young, old] = [NOW - LIFETIME_MS + 1, NOW - LIFETIME_MS].map((time) => ({ ...row, time }));
  expect(keptRows([old, young], NOW)).toEqual([young]);
});

test('steps stay as long as all of them fit, to the last character', () => {
  const rest = { ...row, seq: 2, size: MOST_CHARACTERS - row.size };
  expect(keptRows([row, rest], NOW)).toEqual([row, rest]);
  const more = { ...rest, size: rest.size + 1 };
  expect(keptRows([row, more], NOW)).toEqual([more]);
});
