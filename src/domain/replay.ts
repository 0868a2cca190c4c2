import { apply, type Change } from './change';
import type { Tasks } from './task';
import { historyEntry, LIFETIME_MS, MOST_ENTRIES, type HistoryEntry, type Made } from './undo';

/** A change of the journal; without `made` it is not the visitor's. */
interface JournalChange {
  readonly id: string;
  readonly change: Change;
  readonly made?: Made;
}

/**
 * The latest entries of the visitor, the last one at the end. `tasks` is the list before the changes,
 * all of which are applied in their order to know what each has found.
 */
export function replay(
  tasks: Tasks,
  changes: readonly JournalChange[],
  now: number,
): readonly HistoryEntry[] {
  // A clock that was set back must not keep an entry for years.
  const isYoung = ({ made }: JournalChange) => made && Math.abs(now - made.time) < LIFETIME_MS;
  const wanted = new Set(changes.filter(isYoung).slice(-MOST_ENTRIES));
  const entries: HistoryEntry[] = [];
  let before = tasks;
  for (const entry of changes) {
    const { id, change, made } = entry;
    const after = apply(before, change);
    if (made && wanted.has(entry))
      entries.push(historyEntry(before, change, after, { ...made, id }));
    before = after;
  }
  return entries;
}

/** The facts that decide which entries the keys of a page reach. */
export interface UndoReach {
  readonly tab: string;
  /** When it was opened. Earlier changes of any tab are within reach of its keys. */
  readonly opened: number;
  readonly now: number;
}

/**
 * What the keys of a page undo and redo, the next one at the end: this tab's own entries first, then
 * those of others. The changes of other open pages are theirs.
 */
export function stacksOf(
  entries: readonly HistoryEntry[],
  { tab, opened }: Omit<UndoReach, 'now'>,
) {
  const takenBack = new Set(entries.map(({ undoes }) => undoes));
  const isOwn = (entry: HistoryEntry) => entry.tab === tab;
  const isOthers = (entry: HistoryEntry) => !isOwn(entry) && entry.time < opened;
  const isNew = ({ undoes }: HistoryEntry) => undoes === undefined;
  // A new change ends redo.
  const lastOwn = entries.findLastIndex((entry) => isNew(entry) && isOwn(entry));
  const last = entries.findLastIndex((entry) => isNew(entry) && (isOwn(entry) || isOthers(entry)));
  const left = (isWanted: (entry: HistoryEntry) => boolean, isUndo: boolean, after: number) =>
    entries.filter(
      (entry, index) =>
        isWanted(entry) && entry.isUndo === isUndo && index > after && !takenBack.has(entry.id),
    );
  return {
    undoStack: [...left(isOthers, false, -1), ...left(isOwn, false, -1)],
    redoStack: [...left(isOthers, true, last), ...left(isOwn, true, lastOwn)],
  };
}
