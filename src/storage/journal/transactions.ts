import {
  idsIn,
  NOWHERE,
  type Entry,
  type Exchange,
  type JournalRecord,
  type QuarantinedText,
  type Position,
} from '../journal';
import type { Change } from '../../domain/change';
import { isRecord } from '../../domain/parseJson';
import { isChange } from '../../domain/savedChange';
import { VERSION, isNewer } from '../version';

/** The stores of the journal within one transaction, which is whole or does not happen. */
export interface Stores {
  /** The number of the last record; 0: there is none but the one about the journal. */
  head(): Promise<number>;
  record(seq: number): Promise<unknown>;
  recordsAfter(seq: number): Promise<readonly unknown[]>;
  putRecord(record: object): Promise<unknown>;
  clearRecords(): Promise<unknown>;
  /** The entries that have arrived, also those that a snapshot has swallowed. */
  hasArrived(id: string): Promise<boolean>;
  putArrived(id: string, time: number): Promise<unknown>;
  forgetArrivedBefore(time: number): Promise<unknown>;
  kept(): Promise<readonly QuarantinedText[]>;
  putKept(kept: QuarantinedText): Promise<unknown>;
  removeKept(key: QuarantinedText['key']): Promise<void>;
  /** Other tabs then need not wait until this page has heard of its writes. */
  commit(): void;
}

export interface Environment {
  readonly newId: () => string;
  readonly now: () => number;
}

const LONG_JOURNAL = 500;
const LARGE_JOURNAL = 4_000_000;
/**
 * A change comes a second time from a page that slept, or from a localStorage that was rolled
 * back: a matter of minutes, at worst of days. By count, a busy hour would push it out.
 */
const REMEMBERED_MS = 30 * 24 * 3_600_000;

export async function exchange(
  stores: Stores,
  since: Position | null,
  mine: readonly Entry[],
  env: Environment,
): Promise<Exchange> {
  const from = since?.seq ?? 0;
  // All at once: every turn that a transaction takes is a turn in which the browser can be killed.
  const [about, head, after, arrived] = await Promise.all([
    stores.record(0).then(readAbout),
    stores.head(),
    stores.recordsAfter(from),
    arrivedOf(stores, mine),
  ]);
  const position = about ? { journal: about.journal, seq: head } : NOWHERE;
  const isWhole = since === null || since.journal !== position.journal || since.seq > position.seq;
  const found = isWhole && from > 0 ? await stores.recordsAfter(0) : after;
  const records = found.map(readRecord);
  const fresh = isWhole ? [] : mine.filter(({ id }) => !arrived.has(id));
  if (fresh.length === 0) return { position, records, isWhole, arrived, isLong: isLong(about) };

  const begun = about ?? begin(env.newId());
  const appended = fresh.map(({ id, change }, index) => ({ seq: head + 1 + index, id, change }));
  const next: About = {
    ...begun,
    length: begun.length + fresh.length,
    size: fresh.reduce((size, { change }) => size + sizeOf(change), begun.size),
  };
  for (const { replaces } of fresh) {
    if (replaces !== undefined) await keep(stores, 'former', replaces, env);
  }
  const written = Promise.all([
    stores.putRecord(next),
    ...appended.map((entry) => stores.putRecord({ ...entry, version: VERSION })),
    ...fresh.flatMap(idsIn).map((id) => stores.putArrived(id, env.now())),
  ]);
  stores.commit();
  await written;
  return {
    position: { journal: begun.journal, seq: head + appended.length },
    records: [...records, ...appended],
    isWhole,
    arrived,
    isLong: isLong(next),
  };
}

export async function compact(
  stores: Stores,
  at: Position,
  snapshot: string,
  { now }: Environment,
): Promise<void> {
  const [about, head] = await Promise.all([stores.record(0).then(readAbout), stores.head()]);
  if (about?.journal !== at.journal || head !== at.seq) return;
  await stores.clearRecords();
  await stores.putRecord({ ...begin(about.journal), seq: 0 });
  await stores.putRecord({ seq: head, version: VERSION, snapshot });
  await stores.forgetArrivedBefore(now() - REMEMBERED_MS);
}

export async function keep(
  stores: Stores,
  kind: QuarantinedText['kind'],
  text: string,
  { newId, now }: Environment,
): Promise<void> {
  const kept = await stores.kept();
  if (kept.some((other) => other.kind === kind && other.text === text)) return;
  await stores.putKept({ key: newId(), kind, text, time: now() });
}

export function begin(journal: string): About {
  return { seq: 0, version: VERSION, journal, length: 0, size: 0 };
}

async function arrivedOf(stores: Stores, mine: readonly Entry[]): Promise<ReadonlySet<string>> {
  const arrived = await Promise.all(mine.map(({ id }) => stores.hasArrived(id)));
  return new Set(mine.flatMap(({ id }, index) => (arrived[index] ? id : [])));
}

function isLong(about: About | null): boolean {
  return about !== null && (about.length > LONG_JOURNAL || about.size > LARGE_JOURNAL);
}

/** Roughly, without making the text of every change a second time. */
export function sizeOf(change: Change): number {
  let size = 0;
  for (const operation of change) {
    size += 50;
    if (operation.type === 'put') {
      for (const { id, content } of operation.tasks) size += 40 + id.length + content.length;
    } else if (operation.type === 'setContent') {
      size += operation.content.length;
    } else if (operation.type !== 'move') {
      for (const id of operation.ids) size += 3 + id.length;
    }
  }
  return size;
}

/** The journal holds what this version cannot read: a newer one has written it. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/** The journal's first record, under number 0. */
export interface About {
  readonly seq: 0;
  readonly version: number;
  readonly journal: string;
  /** How many entries follow the last snapshot, and about how many characters they are. */
  readonly length: number;
  readonly size: number;
}

/** An entry that cannot be applied would throw in every tab, at every look, for ever. */
export function readRecord(value: unknown): JournalRecord {
  if (isRecord(value) && !isNewer(value.version) && typeof value.seq === 'number') {
    const { seq, snapshot, id, change } = value;
    if (typeof snapshot === 'string') return { seq, snapshot };
    if (typeof id === 'string' && isChange(change)) return { seq, id, change };
  }
  throw new OutdatedError('The journal was written by a newer version.');
}

/** Null for a journal that has not been begun. */
export function readAbout(value: unknown): About | null {
  if (value === undefined) return null;
  if (isRecord(value) && !isNewer(value.version)) {
    const { version, journal, length, size } = value;
    if (
      typeof version === 'number' &&
      typeof journal === 'string' &&
      typeof length === 'number' &&
      typeof size === 'number'
    ) {
      return { seq: 0, version, journal, length, size };
    }
  }
  throw new OutdatedError('The journal was begun by a newer version.');
}
