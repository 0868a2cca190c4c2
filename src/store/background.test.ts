// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { shouldRemindToBackUp } from '../domain/shouldRemindToBackUp';
import { updateBackupNotes } from '../storage/backupNotes';
import { createBackground } from './background';

const DAY = 24 * 60 * 60 * 1000;

test('the reminder returns 30 days after the copy in a file ends', async () => {
  const background = createBackground(updateBackupNotes);
  await updateBackupNotes({ firstVisit: 0 });
  const isDueIn = async (days: number) => {
    const notes = await background.updateBackupNotes();
    const now = Date.now() + days * DAY;
    return notes && shouldRemindToBackUp({ taskCount: 10, isPersisted: false, notes, now });
  };
  expect(await isDueIn(0)).toBe(true);
  background.noteBackupFile();
  expect(await isDueIn(300)).toBe(false);
  background.noteBackupFileStopped();
  expect(await isDueIn(29)).toBe(false);
  expect(await isDueIn(31)).toBe(true);
});
