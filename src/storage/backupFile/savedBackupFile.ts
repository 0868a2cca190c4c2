import { browserDatabase } from '../journal/browserDatabase';
import type { BackupFileStorage } from './backupFileRecord';

const KEY = 'file';

export const savedBackupFile: BackupFileStorage = {
  read: () =>
    browserDatabase.run(['backupFile'], 'readonly', async (transaction) => {
      return (await transaction.objectStore('backupFile').get(KEY)) ?? null;
    }),
  put: (record) =>
    browserDatabase.run(['backupFile'], 'readwrite', (transaction) =>
      transaction.objectStore('backupFile').put(record, KEY),
    ),
  clear: () =>
    browserDatabase.run(['backupFile'], 'readwrite', (transaction) =>
      transaction.objectStore('backupFile').delete(KEY),
    ),
};
