import type { Change } from '../domain/change';
import type { UndoReach } from '../domain/replay';
import type { HistoryEntry } from '../domain/undo';

/** A change on its way into the journal, which recognises it by its id if it is sent twice. */
export interface Entry {
  readonly id: string;
  readonly change: Change;
  /** A `Made`, to be checked; missing if it brings a text into the journal, not the visitor's change. */
  readonly made?: unknown;
  /** Made for the list at this number: if another entry has come first, it is not appended. */
  readonly at?: number;
  /** Offered from the same transaction on, so that a crash cannot lose what the change replaces. */
  readonly offers?: readonly TextToOffer[];
}

export type JournalRecord = Pick<Entry, 'id' | 'change' | 'made'> & { readonly seq: number };

/** How far a list has come, and in which journal: numbers of another journal mean nothing. */
export interface Position {
  /** The journal's random id; null: no journal has been begun. */
  readonly journal: string | null;
  readonly seq: number;
}

export const NOWHERE: Position = { journal: null, seq: 0 };

/** A text that the page offers to the visitor, so that nothing is lost: damaged data, or a former list. */
export interface OfferedText {
  /** Never reused: what one tab discards must not be a text that another has saved since. */
  readonly key: string;
  readonly kind: 'unreadable' | 'former';
  readonly text: string;
  /** How many tasks a former list has: to say so, long texts need not be parsed. */
  readonly count?: number;
  /** Since when; missing while it is only in memory. */
  readonly time?: number;
}

/** A text that the journal is to offer. */
export type TextToOffer = Pick<OfferedText, 'kind' | 'text' | 'count'>;

/** What a page notes in the journal of the text under `tasks`. Another entry outdates it. */
export interface TextNote extends Position {
  /** The page was left, not killed: a text that is missing since then was removed on purpose. */
  readonly isLeft: boolean;
  /** The hash of an adopted text that has not been written over yet; null: there is none. */
  readonly adopted: string | null;
}

/** What a tab asks of the journal. */
export interface Question {
  /** What comes after this position is news. Null: the tab has not read the journal yet. */
  readonly since: Position | null;
  /** To be appended, unless it has arrived already. */
  readonly mine: readonly Entry[];
  /** The keys of the offered texts that the tab knows. */
  readonly offered: readonly string[];
  /** The keys of those that the visitor does not want. */
  readonly discarded: readonly string[];
}

export interface Answer {
  /** The end of the journal. */
  readonly position: Position;
  /** The asked position is one of this journal. Otherwise nothing was appended. */
  readonly isKnown: boolean;
  /** An entry that was made for an earlier list was sent: nothing was appended. */
  readonly isLate: boolean;
  /** The list to which the records are added, as text; null: the asked one. */
  readonly list: string | null;
  /** In order, with what was just appended. */
  readonly records: readonly JournalRecord[];
  /** Stored records that are no changes, as they are. The others are applied without them. */
  readonly damaged: readonly string[];
  /** Which of the sent changes the journal already had; `records` may lack them. */
  readonly arrived: ReadonlySet<string>;
  /** Null: those that the tab knows. */
  readonly offered: readonly OfferedText[] | null;
  /** Only for a tab that has not read the journal yet, and if it is of this journal. */
  readonly note: TextNote | null;
  /** A reason to compact it. */
  readonly isLong: boolean;
}

/** What the visitor has done in all tabs, the latest at the end, and what the keys of a page reach. */
export interface PastEntries {
  readonly entries: readonly HistoryEntry[];
  readonly undoStack: readonly HistoryEntry[];
  readonly redoStack: readonly HistoryEntry[];
}

/** The durable truth. Every method is one transaction: it rejects whole, or it is on the disk. */
export interface Journal {
  exchange(question: Question): Promise<Answer>;
  /** Loading begins with this list from now on, unless another tab has appended meanwhile. */
  compact(at: Position, list: string): Promise<void>;
  /** With what is on its way into the journal. */
  history(pending: readonly Entry[], reach: UndoReach): Promise<PastEntries>;
  /** What has come after this position; null: it is of another journal, or too long ago. */
  changesSince(position: Position): Promise<readonly JournalRecord[] | null>;
  /** One request and a commit, so that a page that is being left can still do it. */
  note(note: TextNote): Promise<void>;
  /** Closes a connection that does not answer; the next call opens another one. */
  disconnect(): void;
  /** Called when a newer version of the app has taken the journal over. */
  onOutdated(listener: () => void): void;
}
