import { parseRecord } from '../domain/parseJson';
import { withoutFuture, type BackupNotes } from '../domain/shouldRemindToBackUp';
import { localValue } from './browser/localValue';

/**
 * Adds what is new to what is remembered of backups, and says what that is now. The first call
 * notes the first visit. Null where the browser refuses to keep it: without that memory the
 * visitor would be reminded at every visit.
 */
export function rememberBackups(
  local: Storage | null,
  now: number,
  news: Partial<BackupNotes> = {},
): BackupNotes | null {
  const value = localValue(local, 'tasks.backup');
  const former = value.read();
  const notes = { ...withoutFuture(parse(former, now), now), ...news };
  const text = JSON.stringify(notes);
  return text === former || value.write(text) ? notes : null;
}

/** What cannot be read counts as missing. */
function parse(text: string | null, now: number): BackupNotes {
  const { firstVisit, lastBackup, lastWord, hasKeptCopy } = parseRecord(text);
  if (!isTime(firstVisit)) {
    return { firstVisit: now, lastBackup: null, lastWord: null, hasKeptCopy: false };
  }
  return {
    firstVisit,
    lastBackup: isTime(lastBackup) ? lastBackup : null,
    lastWord: isTime(lastWord) ? lastWord : null,
    hasKeptCopy: hasKeptCopy === true,
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
