import { isRecord } from '../domain/parseJson';
import { withoutFuture, type BackupNotes } from '../domain/shouldRemindToBackUp';
import { lazyModule } from '../lazyModule';

/**
 * Adds news to what is remembered of backups, and returns all of it. The first call notes the first
 * visit. Null where the browser refuses to keep it: without that memory the visitor would be
 * reminded at every visit.
 */
export type RememberBackups = (news?: Partial<BackupNotes>) => Promise<BackupNotes | null>;

/** With the journal, which has brought the database. */
const lazyNotes = lazyModule(
  async () => (await import(/* webpackChunkName: "journal" */ './savedBackupNotes')).updateNotes,
);

export const rememberBackups: RememberBackups = async (news) => {
  try {
    const updateNotes = await lazyNotes.fetch();
    return await updateNotes((stored) => notesWith(stored, Date.now(), news));
  } catch {
    return null;
  }
};

/** What cannot be read counts as missing. */
export function notesWith(
  stored: unknown,
  now: number,
  news: Partial<BackupNotes> = {},
): BackupNotes {
  return { ...withoutFuture(parse(stored, now), now), ...news };
}

function parse(stored: unknown, now: number): BackupNotes {
  const { firstVisit, lastBackup, lastWord, hasBackupFile } = isRecord(stored) ? stored : {};
  if (!isTime(firstVisit)) {
    return { firstVisit: now, lastBackup: null, lastWord: null, hasBackupFile: false };
  }
  return {
    firstVisit,
    lastBackup: isTime(lastBackup) ? lastBackup : null,
    lastWord: isTime(lastWord) ? lastWord : null,
    hasBackupFile: hasBackupFile === true,
  };
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

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
