import type { BackupNotes } from '../domain/shouldRemindToBackUp';
import { lazyModule } from '../lazyModule';

/**
 * Adds news to what is remembered of backups, and returns all of it. The first call notes the first
 * visit. Null where the browser refuses to keep it: without that memory the visitor would be
 * reminded at every visit.
 */
export type UpdateBackupNotes = (news?: Partial<BackupNotes>) => Promise<BackupNotes | null>;

/** With the journal, which has brought the database. */
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

/**
 * Whether the browser has promised not to delete the list by itself. Where it cannot be asked, as on
 * plain http, it cannot have promised either.
 */
export async function isPersisted(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}
