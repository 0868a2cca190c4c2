import type { BackupFileStorage } from '../backupFile/openBackupFile';
import { browserStorage } from '../browser/localValue';
import { browserWhileShown } from '../browser/whileShown';
import type { Journal } from '../journal';
import { clearFormer, openDatabase } from './database';
import { indexedJournal } from './indexedJournal';

/** One for the whole page: the journal, and what is known of the copy in a file. */
export const browserDatabase = openDatabase(browserWhileShown(), () =>
  clearFormer(browserStorage()),
);

export function browserJournal(newId: () => string): Journal {
  return indexedJournal(browserDatabase, { newId, now: Date.now });
}

/** The key of the only record in its store. */
const FILE_KEY = 'file';

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
