import * as transactions from './transactions';
import type { Journal, QuarantinedText } from '../journal';
import { abort, abortWith, browserWhileShown, type WhileShown } from '../browser/whileShown';
import type { JournalPart } from '../environment';
import { deleteSteps } from '../undo/stepDatabase';
import { journalExchange } from './journalExchange';
import { openDatabase, type Database, type Schema } from './openDatabase';
import { OutdatedError, type Stores } from './transactions';
import type { IDBPTransaction } from 'idb';

type Mode = 'readonly' | 'readwrite';
const STORES = ['journal', 'arrived', 'kept'] as const;
type Transaction<M extends Mode> = IDBPTransaction<Schema, typeof STORES, M>;

interface Environment extends transactions.Environment {
  readonly whileShown: WhileShown;
}

/** The journal in IndexedDB, whose read-write transactions are ordered across all tabs. */
export function indexedJournal(env: Environment): Journal {
  let connection: Promise<Database> | null = null;
  let outdated = () => {};

  function disconnect(): void {
    connection?.then(
      (database) => database.close(),
      () => {},
    );
    connection = null;
  }

  function open(signal: AbortSignal): Promise<Database> {
    return (connection ??= openDatabase({
      ...env,
      signal,
      onBlocking(isOutdated) {
        disconnect();
        if (isOutdated) outdated();
      },
      onTerminated: disconnect,
    }));
  }

  async function begin<M extends Mode>(mode: M, signal: AbortSignal): Promise<Transaction<M>> {
    const start = async () => {
      const database = await open(signal);
      signal.throwIfAborted();
      const transaction = database.transaction(STORES, mode, { durability: 'strict' });
      abortWith(signal, transaction);
      return transaction;
    };
    try {
      return await start();
    } catch (error) {
      // WebKit ends connections of pages in the background without a `close` event.
      if (!isNamed(error, 'InvalidStateError')) throw error;
      disconnect();
      return start();
    }
  }

  /** Done means committed: before that, the transaction may still be rolled back. */
  async function attempt<Result>(
    mode: Mode,
    work: (stores: Stores) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    try {
      const transaction = await begin(mode, signal);
      const [result] = await Promise.all([workIn(transaction, work), transaction.done]);
      return result;
    } catch (error) {
      // Whatever failed, a retry over the same connection may fail for ever.
      disconnect();
      // Not awaited: the next try comes soon enough.
      if (isNamed(error, 'QuotaExceededError')) void deleteSteps();
      if (error instanceof OutdatedError || isNamed(error, 'VersionError')) outdated();
      throw error;
    }
  }

  const run = <Result>(mode: Mode, work: (stores: Stores) => Promise<Result>) =>
    env.whileShown((signal) => attempt(mode, work, signal));

  return {
    exchange: (since, mine) =>
      run(mine.length > 0 ? 'readwrite' : 'readonly', (stores) =>
        transactions.exchange(stores, since, mine, env),
      ),
    compact: (at, snapshot) =>
      run('readwrite', (stores) => transactions.compact(stores, at, snapshot, env)),
    keep: (kind, text) => run('readwrite', (stores) => transactions.keep(stores, kind, text, env)),
    kept: () => run('readonly', (stores) => stores.kept()),
    forget: (key) => run('readwrite', (stores) => stores.removeKept(key)),
    disconnect,
    onOutdated(listener) {
      outdated = listener;
    },
  };
}

/** If the work fails half way, the transaction must not be committed. */
async function workIn<Result>(
  transaction: Transaction<Mode>,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(storesOf(transaction));
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function storesOf(transaction: Transaction<Mode>): Stores {
  const journal = transaction.objectStore('journal');
  const arrived = transaction.objectStore('arrived');
  const kept = transaction.objectStore('kept');
  /** One write was refused at once: the others must not be committed without it. */
  let isRefused = false;

  async function write(request: () => Promise<unknown> | undefined): Promise<unknown> {
    try {
      return await request();
    } catch (error) {
      isRefused = true;
      throw error;
    }
  }

  return {
    head: async () => (await journal.openKeyCursor(null, 'prev'))?.key ?? 0,
    record: (seq) => journal.get(seq),
    recordsAfter: (seq) => journal.getAll(IDBKeyRange.lowerBound(seq, true)),
    putRecord: (record) => write(() => journal.put?.(record)),
    clearRecords: async () => journal.clear?.(),
    hasArrived: async (id) => (await arrived.getKey(id)) !== undefined,
    putArrived: (id, time) => write(() => arrived.put?.({ id, time })),
    async forgetArrivedBefore(time) {
      const old = await arrived.index('time').getAllKeys(IDBKeyRange.upperBound(time, true));
      for (const id of old) await arrived.delete?.(id);
    },
    kept: (): Promise<QuarantinedText[]> => kept.getAll(),
    putKept: async (text) => kept.put?.(text),
    removeKept: async (key) => kept.delete?.(key),
    commit() {
      if (!isRefused) transaction.commit();
    },
  };
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

export function browserJournal(newId: () => string): JournalPart {
  const whileShown = browserWhileShown();
  return { journal: indexedJournal({ newId, now: Date.now, whileShown }), journalExchange };
}
