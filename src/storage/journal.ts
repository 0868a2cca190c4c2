import type { Change } from '../domain/change';

/** A change on its way into the journal. The id tells whether it has arrived already. */
export interface Entry {
  readonly id: string;
  readonly change: Change;
}

/** The whole list as it stood at its number, in place of all records before it. */
export interface Snapshot {
  readonly snapshot: string;
  /** Ids it swallowed: a late retry must still find that its change has arrived. */
  readonly recent: readonly string[];
}

export type Numbered<Content> = Content & { readonly seq: number };
export type JournalRecord = Numbered<Entry> | Numbered<Snapshot>;

export interface Exchange {
  /**
   * All that stands after the asked number, in order, what was just appended included. One that
   * does not: the journal was begun anew, or may have been, and this is all of it.
   */
  readonly records: readonly JournalRecord[];
  /** The number of the last record. */
  readonly head: number;
  /** How many records the journal holds: a reason to compact it. */
  readonly length: number;
}

/** A text set aside so that nothing is lost: damaged data, or the list that stood here before. */
export interface Kept {
  readonly key: number;
  readonly kind: 'unreadable' | 'former';
  readonly text: string;
}

/** The durable truth. Every method is one transaction: it rejects whole, or it is on the disk. */
export interface Journal {
  /**
   * Reads what came after `since` and appends `mine`, without what has arrived already.
   * `heal` gives the list at `since`, for a journal that was emptied under an open tab.
   */
  exchange(since: number, mine: readonly Entry[], heal: () => string): Promise<Exchange>;
  /** Puts the list at `seq` in place of all records, unless somebody has appended meanwhile. */
  compact(seq: number, snapshot: string): Promise<void>;
  keep(kind: Kept['kind'], text: string): Promise<void>;
  kept(): Promise<readonly Kept[]>;
  forget(key: number): Promise<void>;
  /** Called once, when a newer version of the app has taken the journal over. */
  onOutdated(listener: () => void): void;
}

export function isSnapshot(record: JournalRecord): record is Numbered<Snapshot> {
  return 'snapshot' in record;
}

const REMEMBERED_IDS = 200;

/** Adoptions are few, and a rolled back localStorage can bring their cause back much later. */
export function snapshotOf(records: readonly JournalRecord[], snapshot: string): Snapshot {
  const ids = [...arrivedIds(records)];
  const recent = ids.filter(
    (id, index) => id.startsWith('adopt.') || index >= ids.length - REMEMBERED_IDS,
  );
  return { snapshot, recent };
}

/** The ids that have arrived: of the entries themselves and of those a snapshot swallowed. */
export function arrivedIds(records: readonly JournalRecord[]): ReadonlySet<string> {
  return new Set(records.flatMap((record) => (isSnapshot(record) ? record.recent : record.id)));
}
