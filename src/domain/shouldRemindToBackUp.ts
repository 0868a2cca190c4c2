/** Facts about backups, stored under these names: renaming one forgets it. Times are in milliseconds. */
export interface BackupNotes {
  readonly firstVisit: number;
  readonly lastBackup: number | null;
  readonly lastReminder: number | null;
  /** While a copy is kept in a file, there are no reminders. */
  readonly hasBackupFile: boolean;
}

interface Facts {
  readonly taskCount: number;
  /** The browser has promised not to delete the list on its own. */
  readonly isPersisted: boolean;
  readonly notes: BackupNotes;
  readonly now: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** Reloads and further tabs on the first day still belong to the first visit. */
const FIRST_VISIT = DAY;
const REMIND_EVERY = 30 * DAY;
/** A shorter list gets neither a question nor a reminder. */
export const MIN_TASKS = 10;

export function shouldRemindToBackUp({ taskCount, isPersisted, notes, now }: Facts): boolean {
  const { firstVisit, lastBackup, lastReminder, hasBackupFile } = notes;
  if (taskCount < MIN_TASKS || isPersisted || hasBackupFile) return false;
  return (
    now - firstVisit >= FIRST_VISIT &&
    now - (lastBackup ?? -Infinity) >= REMIND_EVERY &&
    now - (lastReminder ?? -Infinity) >= REMIND_EVERY
  );
}

/**
 * Replaces times in the future, which came from a wrong clock, with the present. Left in place they
 * would silence the reminder for years; removed, the reminder would come with every visit.
 */
export function withoutFuture(notes: BackupNotes, now: number): BackupNotes {
  const past = (time: number) => Math.min(time, now);
  return {
    ...notes,
    firstVisit: past(notes.firstVisit),
    lastBackup: notes.lastBackup && past(notes.lastBackup),
    lastReminder: notes.lastReminder && past(notes.lastReminder),
  };
}
