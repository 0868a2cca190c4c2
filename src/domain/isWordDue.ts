/** What is remembered of backups. Times are in milliseconds. */
export interface BackupNotes {
  readonly firstVisit: number;
  readonly lastBackup: number | null;
  /** When the visitor was last told that a backup would be wise. */
  readonly lastWord: number | null;
  /** Once a copy was kept in a file, nothing is said any more. */
  readonly hasKeptCopy: boolean;
}

interface Facts {
  readonly taskCount: number;
  /** The browser has promised not to delete the list by itself. */
  readonly isPersisted: boolean;
  readonly notes: BackupNotes;
  readonly now: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** What reloads and further tabs add to it is still the first visit. */
const FIRST_VISIT = DAY;
const SILENCE = 30 * DAY;
const WORTH_A_WORD = 10;

/** Whether the visitor should hear now that the list can be lost, and that a backup would help. */
export function isWordDue({ taskCount, isPersisted, notes, now }: Facts): boolean {
  const { firstVisit, lastBackup, lastWord, hasKeptCopy } = notes;
  if (taskCount < WORTH_A_WORD || isPersisted || hasKeptCopy) return false;
  return (
    now - firstVisit >= FIRST_VISIT &&
    now - (lastBackup ?? -Infinity) >= SILENCE &&
    now - (lastWord ?? -Infinity) >= SILENCE
  );
}

/**
 * A time in the future was noted by a clock that was wrong: left there, it would silence the word
 * for years; forgotten, the word would come again with every visit. It counts as now.
 */
export function withoutFuture(notes: BackupNotes, now: number): BackupNotes {
  const past = (time: number) => Math.min(time, now);
  return {
    ...notes,
    firstVisit: past(notes.firstVisit),
    lastBackup: notes.lastBackup && past(notes.lastBackup),
    lastWord: notes.lastWord && past(notes.lastWord),
  };
}
