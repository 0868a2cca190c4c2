import { expect, test } from 'vitest';
import { mayWriteTasks, safetyOf, type Stage } from './page';

const facts = { stage: 'following', isFailing: false, isWrittenDown: false } as const;

test('a list is safe while the journal answers', () => {
  expect(safetyOf(facts)).toBe('safe');
  expect(safetyOf({ ...facts, isFailing: true, isWrittenDown: true })).toBe('fragile');
  expect(safetyOf({ ...facts, isFailing: true })).toBe('unsaved');
  expect(safetyOf({ ...facts, stage: 'outdated' })).toBe('outdated');
});

const claims = { isFailing: false, isForeign: false, isBlocked: false };

test.each<readonly [Stage, boolean, boolean, boolean]>([
  ['unread', true, false, true],
  ['comparing', false, false, true],
  ['following', true, true, true],
  ['outdated', false, false, false],
])(
  '%s: `tasks` is written if ours %s, if foreign %s, if the journal fails %s',
  (stage, ours, foreign, failing) => {
    expect(mayWriteTasks({ ...claims, stage })).toBe(ours);
    expect(mayWriteTasks({ ...claims, stage, isForeign: true })).toBe(foreign);
    expect(mayWriteTasks({ ...claims, stage, isForeign: true, isFailing: true })).toBe(failing);
    expect(mayWriteTasks({ ...claims, stage, isBlocked: true, isFailing: true })).toBe(false);
  },
);
