import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { abortWith } from '../browser/whileShown';
import type { QuarantinedText } from '../journal';
import { VERSION } from '../version';
import { begin } from './transactions';

export interface Schema extends DBSchema {
  journal: { key: number; value: object };
  arrived: { key: string; value: Arrived; indexes: { time: number } };
  kept: { key: QuarantinedText['key']; value: QuarantinedText };
}

interface Arrived {
  readonly id: string;
  readonly time: number;
}

export type Database = IDBPDatabase<Schema>;
type Upgrading = IDBPTransaction<Schema, ('journal' | 'arrived' | 'kept')[], 'versionchange'>;

interface Environment {
  readonly newId: () => string;
  readonly now: () => number;
  /** Ends what would otherwise last as long as the page is away. */
  readonly signal: AbortSignal;
  /** The database is being deleted, or a newer version wants to change it. */
  readonly onBlocking: (isOutdated: boolean) => void;
  readonly onTerminated: () => void;
}

const NAME = 'ToDoListReact';

export function openDatabase(env: Environment): Promise<Database> {
  return openDB<Schema>(NAME, VERSION, {
    /** One step for each version, so that any older database comes to the present one. */
    async upgrade(database, from, _to, transaction) {
      abortWith(env.signal, transaction);
      if (from < 1) {
        database.createObjectStore('journal', { keyPath: 'seq' });
        database.createObjectStore('kept', { keyPath: 'key' });
      }
      if (from < 2) {
        database.createObjectStore('arrived', { keyPath: 'id' }).createIndex('time', 'time');
        if (from === 1) await upgradeFromFirst(transaction, env);
      }
    },
    blocking: (_current, wanted) => env.onBlocking(wanted !== null),
    terminated: env.onTerminated,
  });
}

/** Version 1 had no identity, and remembered ids only within a snapshot. */
async function upgradeFromFirst(
  transaction: Upgrading,
  { newId, now }: Environment,
): Promise<void> {
  const records = await transaction.objectStore('journal').getAll();
  if (records.length === 0) return;
  const ids = records.flatMap((record): unknown => {
    const recent: unknown = Reflect.get(record, 'recent');
    return Array.isArray(recent) ? recent : [Reflect.get(record, 'id')];
  });
  const arrived = transaction.objectStore('arrived');
  for (const id of ids) if (typeof id === 'string') await arrived.put({ id, time: now() });
  await transaction.objectStore('journal').put({ ...begin(newId()), length: records.length });
}
