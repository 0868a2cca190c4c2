import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { keysOf, localValue } from '../browser/localValue';
import { abort, abortWith, type WhileShown } from '../browser/whileShown';
import type { BackupNotes } from '../../domain/shouldRemindToBackUp';
import type { OfferedText, TextNote } from '../journal';
import type { BackupFileRecord } from '../backupFile/writeBackupFile';
import type { About, StoredEntry } from './transactions';

/** Raised when stored data changes its meaning. A page that meets a higher version stops. */
const DATABASE_VERSION = 4;
export const DATABASE_NAME = 'ToDoListReact';

interface Schema extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { id: string } };
  about: { key: string; value: About };
  /** The lists with which loading and History begin, by number. */
  list: { key: number; value: string };
  note: { key: string; value: TextNote };
  kept: { key: string; value: OfferedText };
  backupFile: { key: string; value: BackupFileRecord };
  backups: { key: string; value: BackupNotes };
}
type StoreName = 'entries' | 'about' | 'list' | 'note' | 'kept' | 'backupFile' | 'backups';
type Mode = 'readonly' | 'readwrite';
export type Transaction<Names extends StoreName[]> = IDBPTransaction<Schema, Names, 'readwrite'>;

/** Runs each piece of work in one transaction, which happens as a whole or not at all. */
export interface OpenDatabase {
  readonly run: <Names extends StoreName[], Result>(
    names: Names,
    mode: Mode,
    work: (transaction: Transaction<Names>) => Promise<Result>,
  ) => Promise<Result>;
  /** Closes a connection that does not answer. The next call opens another one. */
  readonly disconnect: () => void;
  readonly onOutdated: (listener: () => void) => void;
}

/** `onUpgrade` is called when the database of a former version has been replaced. */
export function openDatabase(whileShown: WhileShown, onUpgrade = () => {}): OpenDatabase {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  let outdated = () => {};

  function disconnect(): void {
    connection?.then(
      (database) => database.close(),
      () => {},
    );
    connection = null;
  }

  function open(signal: AbortSignal): Promise<IDBPDatabase<Schema>> {
    return (connection ??= openDB<Schema>(DATABASE_NAME, DATABASE_VERSION, {
      upgrade(database, from, _to, transaction) {
        abortWith(signal, transaction);
        // Up to version 3 the journal had another format. Its list is the text under `tasks`.
        for (const name of database.objectStoreNames) database.deleteObjectStore(name);
        database.createObjectStore('entries', { keyPath: 'seq' }).createIndex('id', 'id');
        database.createObjectStore('kept', { keyPath: 'key' });
        for (const name of ['about', 'list', 'note', 'backupFile', 'backups'] as const)
          database.createObjectStore(name);
        if (from > 0) onUpgrade();
      },
      blocking(_current, wanted) {
        // The database is being deleted or upgraded.
        disconnect();
        if (wanted !== null) outdated();
      },
      terminated: disconnect,
    }));
  }

  async function begin<Names extends StoreName[]>(
    names: Names,
    mode: Mode,
    signal: AbortSignal,
  ): Promise<Transaction<Names>> {
    const start = async () => {
      const database = await open(signal);
      signal.throwIfAborted();
      // A readonly transaction cannot write, whatever its type allows.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const writing = mode as 'readwrite';
      // Records about backups may be lost with the power, and need not be flushed to the disk.
      const durability = names.some((name) => name === 'entries') ? 'strict' : 'relaxed';
      const transaction = database.transaction(names, writing, { durability });
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

  return {
    run: (names, mode, work) =>
      whileShown(async (signal) => {
        try {
          const transaction = await begin(names, mode, signal);
          const working = work(transaction).catch((error: unknown) => {
            // Otherwise the first half of the work would be committed.
            abort(transaction);
            throw error;
          });
          // Resolves only after the commit, before which the transaction may be rolled back.
          const [result] = await Promise.all([working, transaction.done]);
          return result;
        } catch (error) {
          // A retry over the same connection might fail for ever.
          disconnect();
          if (isNamed(error, 'VersionError')) outdated();
          throw error;
        }
      }),
    disconnect,
    onOutdated: (listener) => (outdated = listener),
  };
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

const FORMER_KEYS = 'tasks.';
const PENDING = 'tasks.pending.';
const FORMER_DATABASES = ['ToDoListReact.undo', 'ToDoListReact.copy'];

/**
 * Removes the keys and databases of the build of November 2026. Its pending changes stay, and are sent
 * to the journal like those of any dead page.
 */
export function clearFormer(local: Storage | null): void {
  for (const key of keysOf(local, FORMER_KEYS))
    if (!key.startsWith(PENDING)) localValue(local, key).remove();
  // Open pages of that build delay the deletion until they are closed.
  for (const name of FORMER_DATABASES) deleteDB(name).catch(() => {});
}
