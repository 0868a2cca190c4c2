import type { Change } from '../../domain/change';
import { isChange } from '../../domain/savedChange';
import { MOST_ENTRIES } from '../../domain/undo';
import type {
  Answer,
  Entry,
  TextToOffer,
  JournalRecord,
  Position,
  OfferedText,
  Question,
  TextNote,
} from '../journal';

export interface About {
  readonly journal: string;
  /** The number of the list with which loading begins. */
  readonly from: number;
  /** The number of the list with which History begins. */
  readonly historyFrom: number;
  /** The weight of the changes since then. */
  readonly weight: number;
}

/** An entry that History has dropped keeps only its id, by which it is recognised. */
export type StoredEntry = Pick<JournalRecord, 'seq' | 'id'> &
  Partial<Pick<JournalRecord, 'change' | 'made'>>;

/** The stores of the journal within one transaction. */
export interface Stores {
  about(): Promise<About | undefined>;
  list(seq: number): Promise<string | undefined>;
  note(): Promise<TextNote | undefined>;
  /** The number of the last entry, 0 if there is none. */
  head(): Promise<number>;
  entriesAfter(seq: number): Promise<readonly StoredEntry[]>;
  hasEntry(id: string): Promise<boolean>;
  putAbout(about: About): Promise<unknown>;
  putList(seq: number, list: string): Promise<unknown>;
  removeList(seq: number): Promise<unknown>;
  putEntry(entry: StoredEntry): Promise<unknown>;
  removeEntriesUpTo(seq: number): Promise<unknown>;
  offered(): Promise<readonly OfferedText[]>;
  offerKeys(): Promise<readonly string[]>;
  putOffer(offered: OfferedText): Promise<unknown>;
  removeOffer(key: string): Promise<unknown>;
}

export interface JournalEnvironment {
  readonly newId: () => string;
  readonly now: () => number;
}

/** The weight of an entry without the tasks that it names. */
const ENTRY_WEIGHT = 40;
/** 500 ticks, or one list of 20,000 tasks. */
const LONG_JOURNAL = 20_000;
/** The most that History may hold. Reading and replaying it takes as long as loading the largest list. */
const LONG_HISTORY = 200_000;
/** A page that slept, or a rolled-back localStorage, may send changes as old as this again. */
const REMEMBERED = 10_000;
const MANY_OFFERS = 30;
const LARGE_OFFERS = 20_000_000;

export async function exchange(
  stores: Stores,
  { since, mine, offered, discarded }: Question,
  env: JournalEnvironment,
): Promise<Answer> {
  const [about, head, arrived] = await Promise.all([
    stores.about(),
    stores.head(),
    arrivedOf(stores, mine),
  ]);
  const journal = about?.journal ?? null;
  const isSame = since !== null && since.journal === journal && since.seq <= head;
  // A tab without a journal follows the first one that it meets.
  const isKnown = isSame || since?.journal === null;
  const from = about?.from ?? 0;
  const isList = !isSame || since.seq < from;
  const [list = '[]', records, note] = await Promise.all([
    isList ? stores.list(from) : undefined,
    stores.entriesAfter(isList ? from : since.seq),
    since ? undefined : stores.note(),
  ]);
  const isNew = isKnown ? mine.filter(({ id }) => !arrived.has(id)) : [];
  const isLate = isNew.some(({ at = head }) => at !== head);
  const fresh = isLate ? [] : isNew;
  const answer = {
    position: { journal, seq: head },
    isKnown,
    isLate,
    list: isList ? list : null,
    records: records.filter(isRecord),
    damaged: records.filter(isDamaged).map((entry) => JSON.stringify(entry)),
    arrived,
    note: note?.journal === journal ? note : null,
    isLong: isLong(about),
  };
  for (const key of isKnown ? discarded : []) await stores.removeOffer(key);
  for (const text of fresh.flatMap(({ offers = [] }) => offers)) await offer(stores, text, env);
  const isOfferKnown = String(await stores.offerKeys()) === String(offered);
  const known = { ...answer, offered: isOfferKnown ? null : await stores.offered() };
  if (fresh.length === 0) return known;

  const begun = about ?? { journal: env.newId(), from: 0, historyFrom: 0, weight: 0 };
  const appended = fresh.map(({ id, change, made }, index) => ({
    seq: head + 1 + index,
    id,
    change,
    made,
  }));
  const weight = fresh.reduce((sum, { change }) => sum + weightOf(change), begun.weight);
  const next = { ...begun, weight };
  await Promise.all([stores.putAbout(next), ...appended.map((entry) => stores.putEntry(entry))]);
  return {
    ...known,
    position: { journal: begun.journal, seq: head + appended.length },
    records: [...answer.records, ...appended],
    isLong: isLong(next),
  };
}

export async function compact(stores: Stores, at: Position, list: string): Promise<void> {
  const [about, head] = await Promise.all([stores.about(), stores.head()]);
  if (about?.journal !== at.journal || head !== at.seq) return;
  const entries = await stores.entriesAfter(about.historyFrom);
  const historyFrom = isHistoryLong(entries, about) ? about.from : about.historyFrom;
  await stores.putList(head, list);
  await stores.putAbout({ ...about, from: head, historyFrom, weight: 0 });
  for (const seq of [about.from, about.historyFrom])
    if (seq !== head && seq !== historyFrom) await stores.removeList(seq);
  for (const { seq, id } of entries) if (seq <= historyFrom) await stores.putEntry({ seq, id });
  await stores.removeEntriesUpTo(head - REMEMBERED);
}

/**
 * Whether the changes since the last compaction fill History, or History has grown too long to
 * replay.
 */
function isHistoryLong(entries: readonly StoredEntry[], { from }: About): boolean {
  const records = entries.filter(isRecord);
  const made = records.filter((record) => record.seq > from && record.made);
  const weight = records.reduce((sum, { change }) => sum + weightOf(change), 0);
  return made.length >= MOST_ENTRIES || weight > LONG_HISTORY;
}

/** Null if the journal does not have them, or no longer. */
export async function changesSince(
  stores: Stores,
  { journal, seq }: Position,
): Promise<readonly JournalRecord[] | null> {
  const about = await stores.about();
  if (about?.journal !== journal || seq < about.historyFrom) return null;
  const entries = await stores.entriesAfter(seq);
  return entries.every(isRecord) ? entries : null;
}

async function offer(
  stores: Stores,
  found: TextToOffer,
  { newId, now }: JournalEnvironment,
): Promise<void> {
  const { kind, text } = found;
  const all = (await stores.offered()).toSorted((a, b) => (b.time ?? 0) - (a.time ?? 0));
  if (all.some((other) => other.kind === kind && other.text === text)) return;
  await stores.putOffer({ ...found, key: newId(), time: now() });
  let size = text.length;
  for (const [index, other] of all.entries()) {
    size += other.text.length;
    if (index + 1 >= MANY_OFFERS || size > LARGE_OFFERS) await stores.removeOffer(other.key);
  }
}

async function arrivedOf(stores: Stores, mine: readonly Entry[]): Promise<ReadonlySet<string>> {
  const arrived = await Promise.all(mine.map(({ id }) => stores.hasEntry(id)));
  return new Set(mine.flatMap(({ id }, index) => (arrived[index] ? id : [])));
}

export function isRecord(entry: StoredEntry): entry is JournalRecord {
  return isChange(entry.change);
}

function isDamaged(entry: StoredEntry): boolean {
  return entry.change !== undefined && !isChange(entry.change);
}

function isLong(about: About | undefined): boolean {
  return about !== undefined && about.weight > LONG_JOURNAL;
}

/** A measure of the time it takes to read and replay a change. */
function weightOf(change: Change): number {
  return change.reduce((sum, operation) => {
    if (operation.type === 'put') return sum + operation.tasks.length;
    return sum + ('ids' in operation ? operation.ids.length : 1);
  }, ENTRY_WEIGHT);
}
