import { expect, test } from 'vitest';
import { shouldRemindToBackUp } from '../domain/shouldRemindToBackUp';
import { storageWith } from '../storage/simulation/storageWith';
import { createBackground } from './background';

const DAY = 24 * 60 * 60 * 1000;

test('the reminder returns 30 days after the copy in a file ends', () => {
  const background = createBackground(storageWith({ 'tasks.backup': '{"firstVisit":0}' }));
  const isDueIn = (days: number) => {
    const notes = background.rememberBackups();
    const now = Date.now() + days * DAY;
    return notes && shouldRemindToBackUp({ taskCount: 10, isPersisted: false, notes, now });
  };
  expect(isDueIn(0)).toBe(true);
  background.noteKeptCopy();
  expect(isDueIn(300)).toBe(false);
  background.noteStoppedCopy();
  expect(isDueIn(29)).toBe(false);
  expect(isDueIn(31)).toBe(true);
});
