import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { keysOf, localValue } from '../browser/localValue';
import { abort, abortWith, type WhileShown } from '../browser/whileShown';
import type { BackupNotes } from '../../domain/shouldRemindToBackUp';
import type { OfferedText, TextNote } from '../journal';
import type { BackupFileRecord } from '../backupFile/writeBackupFile';
import type { About, StoredEntry } from './transactions';

/** Raised whenever something stored gets another meaning: a copy of the app that meets a higher one stops. */
const DATABASE_VERSION = 4;
export const DATABASE_NAME = 'ToDoListReact';

interface Schema extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { id: string } };
  about: { key: string; value: About };
  /** The lists with which loading and History begin, by their numbers. */
  list: { key: number; value: string };
  note: { key: string; value: TextNote };
  kept: { key: string; value: OfferedText };
  backupFile: { key: string; value: BackupFileRecord };
  backups: { key: string; value: BackupNotes };
}
type StoreName = 'entries' | 'about' | 'list' | 'note' | 'kept' | 'backupFile' | 'backups';
type Mode = 'readonly' | 'readwrite';
export type Transaction<Names extends StoreName[]> = IDBPTransaction<Schema, Names, 'readwrite'>;

/** Whatever is asked of the database is done in one transaction: all of it happens, or nothing. */
export interface OpenDatabase {
  readonly run: <Names extends StoreName[], Result>(
    names: Names,
    mode: Mode,
    work: (transaction: Transaction<Names>) => Promise<Result>,
  ) => Promise<Result>;
  /** Closes a connection that does not answer; the next call opens another one. */
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
        // Up to version 3 the journal was another one. Its list is the text under `tasks`.
        for (const name of database.objectStoreNames) database.deleteObjectStore(name);
        database.createObjectStore('entries', { keyPath: 'seq' }).createIndex('id', 'id');
        database.createObjectStore('kept', { keyPath: 'key' });
        for (const name of ['about', 'list', 'note', 'backupFile', 'backups'] as const)
          database.createObjectStore(name);
        if (from > 0) onUpgrade();
      },
      blocking(_current, wanted) {
        // It is being deleted, or a newer version wants to change it.
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
      // What is read only never writes, whatever its type allows.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const writing = mode as 'readwrite';
      // What is worth less than the list may be lost with the power, and must not make the disk busy.
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
            // Otherwise the half that was done would be committed.
            abort(transaction);
            throw error;
          });
          // Done means committed: before that, the transaction may still be rolled back.
          const [result] = await Promise.all([working, transaction.done]);
          return result;
        } catch (error) {
          // Whatever failed, a retry over the same connection may fail for ever.
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
 * Removes what the build of November 2026 wrote beside the list and the journal. Its pending
 * changes stay: they are sent to the journal like those of any page that has died.
 */
export function clearFormer(local: Storage | null): void {
  for (const key of keysOf(local, FORMER_KEYS))
    if (!key.startsWith(PENDING)) localValue(local, key).remove();
  // Its open pages may hold these open; the browser deletes them when they are closed.
  for (const name of FORMER_DATABASES) deleteDB(name).catch(() => {});
}
