import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import {
  arrivedIds,
  snapshotOf,
  type Exchange,
  type Journal,
  type JournalRecord,
  type Kept,
  type Numbered,
  type Snapshot,
} from './journal';

interface Schema extends DBSchema {
  journal: { key: number; value: JournalRecord };
  kept: { key: number; value: Kept };
}
type Database = IDBPDatabase<Schema>;
type Mode = 'readonly' | 'readwrite';
type Store<M extends Mode> = IDBPObjectStore<Schema, ['journal'], 'journal', M>;

const NAME = 'ToDoListReact';
/** Raise it with every change of what a record means: an older copy of the app then lets go. */
const VERSION = 1;

const DURABLE = { durability: 'strict' } as const;

/** The journal in IndexedDB, whose read-write transactions are ordered across all tabs. */
export function indexedJournal(): Journal {
  let connection: Promise<Database> | null = null;
  let outdated = () => {};
  /** A connection breaks when the data is cleared: what stands there then may be another's. */
  let isDoubtful = false;
  const disconnect = () => {
    connection = null;
    isDoubtful = true;
  };
  const open = async (): Promise<Database> => {
    try {
      return await (connection ??= connect());
    } catch (error) {
      disconnect();
      if (error instanceof DOMException && error.name === 'VersionError') outdated();
      throw error;
    }
  };

  async function connect(): Promise<Database> {
    const database = await openDB<Schema>(NAME, VERSION, {
      upgrade(created) {
        created.createObjectStore('journal', { keyPath: 'seq' });
        created.createObjectStore('kept', { keyPath: 'key' });
      },
      blocking(_current, wanted) {
        disconnect();
        database.close();
        if (wanted !== null) outdated();
      },
      terminated: disconnect,
    });
    return database;
  }

  return {
    async exchange(since, mine, heal) {
      const database = await open();
      const from = isDoubtful ? 0 : since;
      if (mine.length === 0) {
        const { store, done } = database.transaction('journal');
        const found = await whole(readAfter(store, from), done);
        isDoubtful = false;
        return found;
      }
      const { store, done } = database.transaction('journal', 'readwrite', DURABLE);
      const exchanged = await whole(
        (async () => {
          const found = await readAfter(store, from);
          const isEmpty = found.length === 0 && since > 0;
          if (isEmpty) await refill(store, { seq: since, snapshot: heal(), recent: [] });
          const arrived = arrivedIds(found.records);
          const head = isEmpty ? since : found.head;
          const appended = mine
            .filter(({ id }) => !arrived.has(id))
            .map(({ id, change }, index) => ({ seq: head + 1 + index, id, change }));
          await Promise.all(appended.map((record) => store.put(record)));
          return {
            records: [...found.records, ...appended],
            head: head + appended.length,
            length: found.length + appended.length,
          };
        })(),
        done,
      );
      isDoubtful = false;
      return exchanged;
    },

    async compact(seq, snapshot) {
      const { store, done } = (await open()).transaction('journal', 'readwrite', DURABLE);
      await whole(
        (async () => {
          const records = await store.getAll();
          if (records.at(-1)?.seq !== seq) return;
          await refill(store, { ...snapshotOf(records, snapshot), seq });
        })(),
        done,
      );
    },

    async keep(kind, text) {
      const { store, done } = (await open()).transaction('kept', 'readwrite', DURABLE);
      await whole(
        (async () => {
          const kept = await store.getAll();
          if (kept.some((other) => other.kind === kind && other.text === text)) return;
          await store.put({ key: (kept.at(-1)?.key ?? 0) + 1, kind, text });
        })(),
        done,
      );
    },

    kept: async () => (await open()).getAll('kept'),
    forget: async (key) => (await open()).delete('kept', key),
    onOutdated(listener) {
      outdated = listener;
    },
  };
}

/** Work is done when its transaction is: before that, what it wrote may still be taken back. */
async function whole<Result>(work: Promise<Result>, done: Promise<void>): Promise<Result> {
  const [result] = await Promise.all([work, done]);
  return result;
}

/** After a number that it never reached, a journal was begun anew: all of it is news. */
async function readAfter<M extends Mode>(store: Store<M>, since: number): Promise<Exchange> {
  const [head, length] = await Promise.all([headOf(store), store.count()]);
  const from = head < since ? 0 : since;
  return { records: await store.getAll(IDBKeyRange.lowerBound(from, true)), head, length };
}

async function headOf<M extends Mode>(store: Store<M>): Promise<number> {
  return (await store.openKeyCursor(null, 'prev'))?.key ?? 0;
}

async function refill(store: Store<'readwrite'>, snapshot: Numbered<Snapshot>): Promise<void> {
  await store.clear();
  await store.put(snapshot);
}
