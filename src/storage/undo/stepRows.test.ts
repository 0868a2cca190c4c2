import { expect, test } from 'vitest';
import { LIFETIME_MS } from '../stepStorage';
import { keptRows, MOST_CHARACTERS } from './stepRows';

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
  { ...row, id: 7 },
])('a damaged row goes: %j', (damaged) => {
  expect(keptRows([damaged, row], NOW)).toEqual([row]);
});

test('of every stack, with an id or without', () => {
  const stacks = ['made', 'undone', 'past', 'spent'];
  const rows = stacks.map((stack, seq) => ({ ...row, seq, stack, id: `${seq}` }));
  expect(keptRows([row, ...rows], NOW)).toEqual([row, ...rows]);
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
