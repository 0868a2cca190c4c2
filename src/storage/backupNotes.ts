import type { BackupNotes } from '../domain/shouldRemindToBackUp';
import { lazyModule } from '../lazyModule';

/**
 * Merges news into the notes of backups and returns them. The first call records the first visit. Null
 * if the browser refuses to store them; without them every visit would bring a reminder.
 */
export type UpdateBackupNotes = (news?: Partial<BackupNotes>) => Promise<BackupNotes | null>;

/** Loaded with the journal, whose database it uses. */
const lazyNotes = lazyModule(
  async () =>
    (await import(/* webpackChunkName: "journal" */ './journal/browserDatabase')).updateNotes,
);

export const updateBackupNotes: UpdateBackupNotes = async (news) => {
  try {
    const updateNotes = await lazyNotes.fetch();
    return await updateNotes(news);
  } catch {
    return null;
  }
};

/** Whether the browser has promised not to delete the list by itself. On plain http it cannot be asked. */
export async function isPersisted(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}
