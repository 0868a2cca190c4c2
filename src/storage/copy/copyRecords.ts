import { browserDatabase } from '../journal/browserDatabase';
import type { CopyRecords } from './copyRecord';

const KEY = 'file';

export const copyRecords: CopyRecords = {
  read: () =>
    browserDatabase.run(['copy'], 'readonly', async (transaction) => {
      return (await transaction.objectStore('copy').get(KEY)) ?? null;
    }),
  put: (record) =>
    browserDatabase.run(['copy'], 'readwrite', (transaction) =>
      transaction.objectStore('copy').put(record, KEY),
    ),
  clear: () =>
    browserDatabase.run(['copy'], 'readwrite', (transaction) =>
      transaction.objectStore('copy').delete(KEY),
    ),
};
