import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { rememberBackups } from './backupNotes';
import { storageWith } from './simulation/storageWith';

const KEY = 'tasks.backup';
const FIRST = { firstVisit: 5, lastBackup: null, lastWord: null, hasKeptCopy: false };

test('a first visit is noted, and is still the first one for the next', () => {
  const local = storageWith();
  expect(rememberBackups(local, 5)).toEqual(FIRST);
  expect(rememberBackups(local, 9)).toEqual(FIRST);
});

test('what is new is added to what was noted', () => {
  const local = storageWith();
  rememberBackups(local, 5);
  rememberBackups(local, 6, { lastWord: 6 });
  rememberBackups(local, 7, { lastBackup: 7 });
  rememberBackups(local, 8, { hasKeptCopy: true });
  const all = { firstVisit: 5, lastBackup: 7, lastWord: 6, hasKeptCopy: true };
  expect(rememberBackups(local, 9)).toEqual(all);
});

test('nothing new is not written: every write makes other tabs look around', () => {
  const local = storageWith();
  rememberBackups(local, 5);
  const write = vi.spyOn(local, 'setItem');
  rememberBackups(local, 6);
  expect(write).not.toHaveBeenCalled();
});

test('a time in the future becomes now, for good', () => {
  const local = storageWith();
  rememberBackups(local, 50, { lastWord: 50 });
  expect(rememberBackups(local, 20)).toMatchObject({ firstVisit: 20, lastWord: 20 });
  expect(rememberBackups(local, 60)).toMatchObject({ firstVisit: 20, lastWord: 20 });
});

test('whatever is stored, it is read as notes or as a first visit, and stays small', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const local = storageWith({ [KEY]: text });
      expect(rememberBackups(local, 5)).toEqual(FIRST);
      expect(local.getItem(KEY)?.length).toBeLessThan(200);
    }),
  );
});

test.each([
  ['{"firstVisit":3,"lastBackup":"4","lastWord":null}', { ...FIRST, firstVisit: 3 }],
  ['{"firstVisit":3,"lastBackup":4,"hasKeptCopy":1}', { ...FIRST, firstVisit: 3, lastBackup: 4 }],
  ['{"firstVisit":-3,"lastWord":4}', FIRST],
  ['{"firstVisit":1e999}', FIRST],
])('of %s what is usable is taken', (text, notes) => {
  expect(rememberBackups(storageWith({ [KEY]: text }), 5)).toEqual(notes);
});

test('where nothing can be kept, nothing is remembered, and nothing breaks', () => {
  expect(rememberBackups(null, 5)).toBeNull();
  const full = storageWith();
  vi.spyOn(full, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(rememberBackups(full, 5)).toBeNull();
});
