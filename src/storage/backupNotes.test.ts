// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { isPersisted, updateBackupNotes } from './backupNotes';
import { notesWith } from './journal/browserDatabase';
import { storageWith } from './simulation/storageWith';

const FIRST = { firstVisit: 5, lastBackup: null, lastReminder: null, hasBackupFile: false };

test('the first visit is recorded, and news is merged into the notes', () => {
  expect(notesWith(undefined, 5)).toEqual(FIRST);
  expect(notesWith(FIRST, 9)).toEqual(FIRST);
  const all = { firstVisit: 5, lastBackup: 7, lastReminder: 6, hasBackupFile: true };
  expect(
    notesWith({ ...FIRST, lastReminder: 6 }, 9, { lastBackup: 7, hasBackupFile: true }),
  ).toEqual(all);
});

test('a time in the future becomes now', () => {
  const notes = { ...FIRST, firstVisit: 50, lastReminder: 50 };
  expect(notesWith(notes, 20)).toMatchObject({ firstVisit: 20, lastReminder: 20 });
});

test('[C8] the notes are stored in the database, not in localStorage', async () => {
  vi.stubGlobal('localStorage', storageWith());
  const first = await updateBackupNotes();
  expect(first?.firstVisit).toBeGreaterThan(0);
  const both = await Promise.all([
    updateBackupNotes({ lastReminder: 6 }),
    updateBackupNotes({ hasBackupFile: true }),
  ]);
  expect(both).toEqual([
    { ...first, lastReminder: 6 },
    { ...first, lastReminder: 6, hasBackupFile: true },
  ]);
  expect(await updateBackupNotes()).toEqual(both[1]);
  expect(localStorage).toHaveLength(0);
});

test('without storage nothing is remembered, and nothing breaks', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await updateBackupNotes({ lastReminder: 9 })).toBeNull();
  vi.restoreAllMocks();
  expect((await updateBackupNotes())?.lastReminder).toBe(6);
});

test.each([true, false])("the browser's own answer is used: %s", async (promised) => {
  vi.stubGlobal('navigator', { storage: { persisted: async () => promised } });
  expect(await isPersisted()).toBe(promised);
});

test.each([
  ['no storage manager', {}],
  ['a refusing storage manager', { storage: { persisted: () => Promise.reject(new TypeError()) } }],
])('a browser with %s has promised nothing', async (_where, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await isPersisted()).toBe(false);
});
