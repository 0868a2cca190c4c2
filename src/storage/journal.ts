import type { Change } from '../domain/change';
import type { UndoReach } from '../domain/replay';
import type { HistoryEntry } from '../domain/undo';

/** A change on its way into the journal, which takes each id once. */
export interface Entry {
  readonly id: string;
  readonly change: Change;
  /** An unchecked `Made`. Missing if the entry adopts a text and is not the visitor's change. */
  readonly made?: unknown;
  /** The number of the list it was made for. If another entry came first, it is not appended. */
  readonly at?: number;
  /** Offered in the same transaction, so that a crash cannot lose the replaced list. */
  readonly offers?: readonly TextToOffer[];
}

export type JournalRecord = Pick<Entry, 'id' | 'change' | 'made'> & { readonly seq: number };

/** A number in a journal. Numbers of different journals cannot be compared. */
export interface Position {
  /** The journal's random id. Null before a journal has begun. */
  readonly journal: string | null;
  readonly seq: number;
}

export const NOWHERE: Position = { journal: null, seq: 0 };

/** Damaged data or a former list, which the page offers so that nothing is lost. */
export interface OfferedText {
  /** Never reused, so that one tab cannot discard a text that another has offered since. */
  readonly key: string;
  readonly kind: 'unreadable' | 'former';
  readonly text: string;
  /** The number of tasks in a former list, stored so that a long text need not be parsed. */
  readonly count?: number;
  /** When it was offered. Missing while it is only in memory. */
  readonly time?: number;
}

export type TextToOffer = Pick<OfferedText, 'kind' | 'text' | 'count'>;

/** A page's note in the journal about the text under `tasks`. The next entry outdates it. */
export interface TextNote extends Position {
  /** True if the page was left, not killed. A text missing since then was removed on purpose. */
  readonly isLeft: boolean;
  /** The hash of an adopted text that could not be overwritten yet, or null. */
  readonly adopted: string | null;
}

/** A tab's request to the journal. */
export interface Question {
  /** The position that the tab knows. Null before its first answer. */
  readonly since: Position | null;
  /** The entries to append, unless they have arrived already. */
  readonly mine: readonly Entry[];
  /** The keys of the offered texts that the tab knows. */
  readonly offered: readonly string[];
  /** The keys of the texts that the visitor has discarded. */
  readonly discarded: readonly string[];
}

export interface Answer {
  /** The end of the journal. */
  readonly position: Position;
  /** Whether the tab's position belongs to this journal. Otherwise nothing was appended. */
  readonly isKnown: boolean;
  /** True if an entry was made for an earlier list. Then nothing was appended. */
  readonly isLate: boolean;
  /** The list before the records, as text. Null if it is the one that the tab knows. */
  readonly list: string | null;
  /** The entries since, in order, including those just appended. */
  readonly records: readonly JournalRecord[];
  /** The raw texts of unreadable records, which are skipped. */
  readonly damaged: readonly string[];
  /** The sent changes that the journal already had, which `records` may lack. */
  readonly arrived: ReadonlySet<string>;
  /** Null if the tab knows them. */
  readonly offered: readonly OfferedText[] | null;
  /** Only for the first request of a tab, and only a note about this journal. */
  readonly note: TextNote | null;
  /** Whether it should be compacted. */
  readonly isLong: boolean;
}

/** The visitor's entries of all tabs, the latest at the end, and those that the keys of a page reach. */
export interface PastEntries {
  readonly entries: readonly HistoryEntry[];
  readonly undoStack: readonly HistoryEntry[];
  readonly redoStack: readonly HistoryEntry[];
}

/** The durable truth. Every method is one transaction, which is on the disk or rejects as a whole. */
export interface Journal {
  exchange(question: Question): Promise<Answer>;
  /** Makes this the list with which loading begins, unless another tab has appended meanwhile. */
  compact(at: Position, list: string): Promise<void>;
  /** Includes the pending entries. */
  history(pending: readonly Entry[], reach: UndoReach): Promise<PastEntries>;
  /** The entries after this position. Null if it is of another journal or too old. */
  changesSince(position: Position): Promise<readonly JournalRecord[] | null>;
  /** One request and a commit, which a page that is being left can still finish. */
  note(note: TextNote): Promise<void>;
  /** Closes a connection that does not answer. The next call opens another one. */
  disconnect(): void;
  /** Called when a newer version of the app has taken the journal over. */
  onOutdated(listener: () => void): void;
}
