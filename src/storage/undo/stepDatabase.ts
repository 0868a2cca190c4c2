import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { abort, abortWith, type WhileShown } from '../browser/whileShown';

interface Schema extends DBSchema {
  /** As loose as this, because stored data may be damaged. */
  rows: { key: number; value: object };
  /** Each under the number of its row. */
  steps: { key: number; value: object };
}

const STORES = ['rows', 'steps'] as const;
type Store<Name extends (typeof STORES)[number]> = IDBPObjectStore<
  Schema,
  typeof STORES,
  Name,
  'readwrite'
>;
export type Rows = Store<'rows'>;
export type Steps = Store<'steps'>;

/** Work in one transaction: all of it happens, or nothing. */
export type StepWork<Result> = (rows: Rows, steps: Steps) => Promise<Result>;
export type RunInSteps = <Result>(work: StepWork<Result>) => Promise<Result>;

/** Not the journal's: another store in there would make older copies of the app stop writing. */
export const STEP_DATABASE = 'ToDoListReact.undo';

export function stepDatabase(whileShown: WhileShown): RunInSteps {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;

  function disconnect(): void {
    connection?.then(
      (database) => database.close(),
      () => {},
    );
    connection = null;
  }

  function open(signal: AbortSignal): Promise<IDBPDatabase<Schema>> {
    return (connection ??= openDB<Schema>(STEP_DATABASE, 1, {
      upgrade(database, _from, _to, transaction) {
        abortWith(signal, transaction);
        database.createObjectStore('rows', { keyPath: 'seq', autoIncrement: true });
        database.createObjectStore('steps');
      },
      blocking: disconnect,
      terminated: disconnect,
    }));
  }

  async function attempt<Result>(work: StepWork<Result>, signal: AbortSignal): Promise<Result> {
    const database = await open(signal);
    signal.throwIfAborted();
    // Relaxed: steps may be lost with the power, and must not make the disk busy.
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'relaxed' });
    abortWith(signal, transaction);
    const working = work(transaction.objectStore('rows'), transaction.objectStore('steps'));
    try {
      const [result] = await Promise.all([working, transaction.done]);
      return result;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  return (work) =>
    whileShown(async (signal) => {
      try {
        return await attempt(work, signal);
      } catch {
        // WebKit ends connections of pages in the background without a `close` event.
        disconnect();
        return attempt(work, signal);
      }
    });
}

/** Where there is no room for the list: the steps are worth less. Open pages let go of them. */
export async function deleteSteps(): Promise<void> {
  try {
    await deleteDB(STEP_DATABASE);
  } catch {
    // There is no more room than before.
  }
}
