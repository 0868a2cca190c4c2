import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shouldRemindToBackUp, withoutFuture, type BackupNotes } from './shouldRemindToBackUp';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_000 * DAY;
const NOTES: BackupNotes = {
  firstVisit: NOW - 400 * DAY,
  lastBackup: null,
  lastReminder: null,
  hasBackupFile: false,
};
const DUE = { taskCount: 10, isPersisted: false, notes: NOTES, now: NOW };

const withNotes = (notes: Partial<BackupNotes>) => ({ ...DUE, notes: { ...NOTES, ...notes } });

test('an unprotected list of ten tasks gets a reminder', () => {
  expect(shouldRemindToBackUp(DUE)).toBe(true);
});

test.each([
  ['nine tasks', { ...DUE, taskCount: 9 }],
  ['a browser that promised persistence', { ...DUE, isPersisted: true }],
  ['the first visit', withNotes({ firstVisit: NOW })],
  ['a reload some hours later', withNotes({ firstVisit: NOW - DAY + 1 })],
  ['a backup less than 30 days old', withNotes({ lastBackup: NOW - 30 * DAY + 1 })],
  ['a reminder less than 30 days ago', withNotes({ lastReminder: NOW - 30 * DAY + 1 })],
  ['a list with a backup file', withNotes({ hasBackupFile: true })],
])('there is no reminder for %s', (_, facts) => {
  expect(shouldRemindToBackUp(facts)).toBe(false);
});

test.each([
  ['a day after the first visit', withNotes({ firstVisit: NOW - DAY })],
  ['30 days after a backup', withNotes({ lastBackup: NOW - 30 * DAY })],
  ['30 days after the last reminder', withNotes({ lastReminder: NOW - 30 * DAY })],
])('the next reminder comes %s', (_, facts) => {
  expect(shouldRemindToBackUp(facts)).toBe(true);
});

const anyTime = fc.integer({ min: 0, max: 4 * NOW });
const anyNotes = fc.record({
  firstVisit: anyTime,
  lastBackup: fc.option(anyTime),
  lastReminder: fc.option(anyTime),
  hasBackupFile: fc.boolean(),
});

test('a wrong clock silences the reminder for at most 30 days', () => {
  fc.assert(
    fc.property(anyNotes, anyTime, fc.integer({ min: 0, max: NOW }), (found, now, later) => {
      const notes = { ...withoutFuture(found, now), hasBackupFile: false };
      const then = now + 30 * DAY + later;
      expect(shouldRemindToBackUp({ ...DUE, notes, now: then })).toBe(true);
    }),
  );
});

test('however the clock is set, the next reminder waits until it has advanced by 30 days', () => {
  fc.assert(
    fc.property(fc.array(anyTime, { minLength: 2 }), (clock) => {
      let notes: BackupNotes = { ...NOTES, firstVisit: 0 };
      /** The earliest time on the clock since the last reminder. */
      let lowest = -Infinity;
      for (const now of clock) {
        lowest = Math.min(lowest, now);
        notes = withoutFuture(notes, now);
        const isDue = shouldRemindToBackUp({ ...DUE, notes, now });
        expect(isDue && now - lowest < 30 * DAY).toBe(false);
        if (!isDue) continue;
        notes = { ...notes, lastReminder: now };
        lowest = now;
      }
    }),
  );
});

test('times in the past stay unchanged', () => {
  fc.assert(
    fc.property(anyNotes, (notes) => {
      expect(withoutFuture(notes, 4 * NOW)).toEqual(notes);
    }),
  );
});
