import { expect, test } from 'vitest';
import { arrivedIds, isSnapshot, snapshotOf, type JournalRecord } from './journal';

const entry = (id: string, seq: number): JournalRecord => ({ id, seq, change: [] });
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => entry(`e${index}`, index + 1));

test('a snapshot is told from an entry', () => {
  expect(isSnapshot(entry('a', 1))).toBe(false);
  expect(isSnapshot({ seq: 1, snapshot: '[]', recent: [] })).toBe(true);
});

test('what has arrived are the entries and those that a snapshot swallowed', () => {
  const records = [{ seq: 2, snapshot: '[]', recent: ['a', 'b'] }, entry('c', 3)];
  expect(arrivedIds(records)).toEqual(new Set(['a', 'b', 'c']));
});

test('a snapshot remembers the last 200 entries', () => {
  expect(snapshotOf(entries(200), '[1]')).toEqual({
    snapshot: '[1]',
    recent: entries(200).map((_, index) => `e${index}`),
  });
  const { recent } = snapshotOf(entries(201), '[]');
  expect(recent).toHaveLength(200);
  expect(recent).not.toContain('e0');
});

test('a snapshot remembers every adoption, however long ago', () => {
  const records = [entry('adopt.3.h', 1), entry('x.adopt.', 2), ...entries(300)];
  const { recent } = snapshotOf(records, '[]');
  expect(recent).toHaveLength(201);
  expect(recent[0]).toBe('adopt.3.h');
});
