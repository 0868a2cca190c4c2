import type { Change } from '../domain/change';

/** A change on its way into the journal, which recognises it by its id if it is sent twice. */
export interface Entry {
  readonly id: string;
  readonly change: Change;
  /** Changes that are part of it: if they were sent on their own later, they would undo later ones. */
  readonly includes?: readonly string[];
  /** The list it replaces. It is quarantined in the same transaction, so that a crash cannot lose it. */
  readonly replaces?: string;
}

/** Its own, and those of the changes that are part of it. */
export function idsIn({ id, includes = [] }: Entry): readonly string[] {
  return [id, ...includes];
}

/** Carries a whole list into the journal, and has no key of its own in localStorage. */
export function isWholeList({ id }: Pick<Entry, 'id'>): boolean {
  return id.startsWith('adopt.');
}

/** The whole list at its number, in place of all records before it. */
export interface Snapshot {
  readonly snapshot: string;
}

export type Numbered<Content> = Content & { readonly seq: number };
export type JournalRecord = Numbered<Pick<Entry, 'id' | 'change'>> | Numbered<Snapshot>;

/** How far a list has come, and in which journal: numbers of another journal mean nothing. */
export interface Position {
  /** The journal's random id; null: no journal has been begun. */
  readonly journal: string | null;
  readonly seq: number;
}

export const NOWHERE: Position = { journal: null, seq: 0 };

export interface Exchange {
  /** The end of the journal. */
  readonly position: Position;
  /** What came after the asked position, in order, with what was just appended. */
  readonly records: readonly JournalRecord[];
  /** The asked position is not one of this journal: these are all records, and none is new. */
  readonly isWhole: boolean;
  /** Which of the sent changes the journal already had; `records` may lack them. */
  readonly arrived: ReadonlySet<string>;
  /** A reason to compact it. */
  readonly isLong: boolean;
}

/** A text set aside so that nothing is lost: damaged data, or a former list. */
export interface QuarantinedText {
  /** Never reused: what one tab discards must not be a text that another has saved since. */
  readonly key: number | string;
  readonly kind: 'unreadable' | 'former';
  readonly text: string;
  /** When it was set aside; missing in what version 1 has kept. */
  readonly time?: number;
}

/** The durable truth. Every method is one transaction: it rejects whole, or it is on the disk. */
export interface Journal {
  /**
   * Reads what came after `since` and appends `mine`, without what has arrived already. If `since`
   * is null or of another journal it reads everything and appends nothing.
   */
  exchange(since: Position | null, mine: readonly Entry[]): Promise<Exchange>;
  /** Puts the list in place of all records, unless another tab has appended meanwhile. */
  compact(at: Position, snapshot: string): Promise<void>;
  keep(kind: QuarantinedText['kind'], text: string): Promise<void>;
  kept(): Promise<readonly QuarantinedText[]>;
  forget(key: QuarantinedText['key']): Promise<void>;
  /** Closes a connection that does not answer; the next call opens another one. */
  disconnect(): void;
  /** Called when a newer version of the app has taken the journal over. */
  onOutdated(listener: () => void): void;
}

export function isSnapshot(record: JournalRecord): record is Numbered<Snapshot> {
  return 'snapshot' in record;
}
