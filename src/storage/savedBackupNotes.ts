import type { BackupNotes } from '../domain/shouldRemindToBackUp';
import { browserDatabase } from './journal/browserDatabase';

const KEY = 'notes';

/** In one transaction: what another tab notes at the same time is not lost. */
export function updateNotes(update: (stored: unknown) => BackupNotes): Promise<BackupNotes> {
  return browserDatabase.run(['backups'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('backups');
    const notes = update(await store.get(KEY));
    await store.put(notes, KEY);
    return notes;
  });
}
