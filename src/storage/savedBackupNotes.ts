import { isRecord } from '../domain/parseJson';
import { withoutFuture, type BackupNotes } from '../domain/shouldRemindToBackUp';
import { browserDatabase } from './journal/browserDatabase';

const KEY = 'notes';

/** In one transaction: what another tab notes at the same time is not lost. */
export function updateNotes(news?: Partial<BackupNotes>): Promise<BackupNotes> {
  return browserDatabase.run(['backups'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('backups');
    const notes = notesWith(await store.get(KEY), Date.now(), news);
    await store.put(notes, KEY);
    return notes;
  });
}

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
