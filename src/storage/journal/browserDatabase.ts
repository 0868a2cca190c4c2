import { withoutFuture, type BackupNotes } from '../../domain/shouldRemindToBackUp';
import type { BackupFileStorage } from '../backupFile/openBackupFile';
import { browserStorage } from '../browser/localValue';
import { browserWhileShown } from '../browser/whileShown';
import type { Journal } from '../journal';
import { clearFormer, openDatabase } from './database';
import { indexedJournal } from './indexedJournal';

/** The page's one connection, for the journal and the records of backups. */
export const browserDatabase = openDatabase(browserWhileShown(), () =>
  clearFormer(browserStorage()),
);

export function browserJournal(newId: () => string): Journal {
  return indexedJournal(browserDatabase, { newId, now: Date.now });
}

// The keys of the only records in their stores.
const FILE_KEY = 'file';
const NOTES_KEY = 'notes';

export const savedBackupFile: BackupFileStorage = {
  read: () =>
    browserDatabase.run(['backupFile'], 'readonly', async (transaction) => {
      return (await transaction.objectStore('backupFile').get(FILE_KEY)) ?? null;
    }),
  put: (record) =>
    browserDatabase.run(['backupFile'], 'readwrite', (transaction) =>
      transaction.objectStore('backupFile').put(record, FILE_KEY),
    ),
  clear: () =>
    browserDatabase.run(['backupFile'], 'readwrite', (transaction) =>
      transaction.objectStore('backupFile').delete(FILE_KEY),
    ),
};

/** In one transaction, so that simultaneous notes of another tab are not lost. */
export function updateNotes(news?: Partial<BackupNotes>): Promise<BackupNotes> {
  return browserDatabase.run(['backups'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('backups');
    const notes = notesWith(await store.get(NOTES_KEY), Date.now(), news);
    await store.put(notes, NOTES_KEY);
    return notes;
  });
}

export function notesWith(
  stored: BackupNotes | undefined,
  now: number,
  news?: Partial<BackupNotes>,
): BackupNotes {
  const first = { firstVisit: now, lastBackup: null, lastReminder: null, hasBackupFile: false };
  return { ...withoutFuture(stored ?? first, now), ...news };
}
