import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Change } from '../domain/change';
import type { UndoReach } from '../domain/replay';
import type { Tasks } from '../domain/task';
import {
  historyEntry,
  LIFETIME_MS,
  MOST_ENTRIES,
  takeBack,
  type HistoryEntry,
  type Made,
  type Origin,
} from '../domain/undo';
import type { PastEntries } from '../storage/journal';

interface HistoryParts {
  readonly list: () => Tasks;
  /** Changes the list, and returns the id of the entry. */
  readonly append: (change: Change, made: Made) => string;
  readonly fetchPast: (reach: UndoReach) => Promise<PastEntries>;
  readonly now: () => number;
  readonly tab: string;
}

export interface HistoryState {
  /** The latest entries of this page, including those that neither key can reach any more. */
  readonly entries: readonly HistoryEntry[];
}

/** The entries of this tab, and of visits that have ended. Undo and redo are ordinary changes. */
export interface History {
  readonly state: StoreApi<HistoryState>;
  /** Applies a change that can be undone. */
  readonly push: (change: Change, origin?: Origin) => HistoryEntry;
  /** Undoes the latest entry, or the given one. Returns the entry of the undo; null if it did nothing. */
  readonly undo: (entry?: HistoryEntry) => HistoryEntry | null;
  readonly redo: () => HistoryEntry | null;
  /** Whether the keys can still undo the entry. */
  readonly has: (entry: HistoryEntry) => boolean;
  /** Fetches what earlier visits have left to undo and redo. */
  readonly recall: () => Promise<void>;
  readonly savedEntries: () => Promise<readonly HistoryEntry[]>;
}

export function createHistory({ list, append, fetchPast, now, tab }: HistoryParts): History {
  const opened = now();
  const undoStack: HistoryEntry[] = [];
  const redoStack: HistoryEntry[] = [];
  /** The ids of all entries that have been on one of the stacks. */
  const known = new Set<string>();
  const state = createStore<HistoryState>()(() => ({ entries: [] }));

  const applyAndPush = (change: Change, facts: Omit<Made, 'time' | 'tab'>): HistoryEntry => {
    const before = list();
    const made = { ...facts, time: now(), tab };
    const id = append(change, made);
    const entry = historyEntry(before, change, list(), { ...made, id });
    known.add(id);
    (entry.isUndo ? redoStack : undoStack).push(entry);
    state.setState(({ entries }) => ({ entries: [...entries, entry].slice(-MOST_ENTRIES) }));
    return entry;
  };

  /** Skips entries that other tabs have voided; otherwise the key would seem to do nothing. */
  const takeBackLast = (stack: HistoryEntry[]): HistoryEntry | null => {
    for (let entry = stack.pop(); entry; entry = stack.pop()) {
      const { id, origin, isUndo } = entry;
      const change = takeBack(list(), entry);
      if (change.length > 0) return applyAndPush(change, { origin, isUndo: !isUndo, undoes: id });
    }
    return null;
  };

  const past = async (): Promise<PastEntries> => {
    try {
      return await fetchPast({ tab, opened, now: now() });
    } catch {
      // Undo and History reach no further than this page.
      return { entries: [], undoStack: [], redoStack: [] };
    }
  };

  return {
    state,
    push(change, origin) {
      const entry = applyAndPush(change, { origin, isUndo: false });
      // As many as are saved; otherwise a page that is open for weeks would hold them all.
      if (undoStack.length > MOST_ENTRIES) undoStack.shift();
      redoStack.length = 0;
      return entry;
    },
    undo(entry) {
      if (!entry) return takeBackLast(undoStack);
      if (state.getState().entries.some(({ undoes }) => undoes === entry.id)) return null;
      for (const stack of [undoStack, redoStack]) {
        const index = stack.findIndex(({ id }) => id === entry.id);
        if (index >= 0) stack.splice(index, 1);
      }
      return takeBackLast([entry]);
    },
    redo: () => takeBackLast(redoStack),
    has: (entry) => undoStack.some(({ id }) => id === entry.id),
    async recall() {
      const earlier = await past();
      const isNews = ({ id }: HistoryEntry) => !known.has(id);
      undoStack.unshift(...earlier.undoStack.filter(isNews));
      redoStack.unshift(...earlier.redoStack.filter(isNews));
      for (const { id } of [...undoStack, ...redoStack]) known.add(id);
    },
    savedEntries: async () => (await past()).entries,
  };
}

/** The entries of this page and those that are saved, the latest first. */
export function pastEntries(
  entries: readonly HistoryEntry[],
  saved: readonly HistoryEntry[],
  now: number,
): readonly HistoryEntry[] {
  const all = new Map([...saved, ...entries].map((entry) => [entry.id, entry]));
  return [...all.values()]
    .filter(({ time }) => now - time < LIFETIME_MS)
    .toReversed()
    .toSorted((a, b) => b.time - a.time)
    .slice(0, MOST_ENTRIES);
}
