import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';

interface Schema extends DBSchema {
  /** As loose as this, because what stands there may be damaged. */
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

export function stepDatabase(): RunInSteps {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;

  function disconnect(): void {
    connection?.then(
      (database) => database.close(),
      () => {},
    );
    connection = null;
  }

  function open(): Promise<IDBPDatabase<Schema>> {
    return (connection ??= openDB<Schema>(STEP_DATABASE, 1, {
      upgrade(database) {
        database.createObjectStore('rows', { keyPath: 'seq', autoIncrement: true });
        database.createObjectStore('steps');
      },
      blocking: disconnect,
      terminated: disconnect,
    }));
  }

  async function attempt<Result>(work: StepWork<Result>): Promise<Result> {
    // Relaxed: steps may be lost with the power, and must not make the disk busy.
    const transaction = (await open()).transaction(STORES, 'readwrite', { durability: 'relaxed' });
    const working = work(transaction.objectStore('rows'), transaction.objectStore('steps'));
    try {
      const [result] = await Promise.all([working, transaction.done]);
      return result;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  return async (work) => {
    try {
      return await attempt(work);
    } catch {
      // WebKit ends connections of pages in the background without a `close` event.
      disconnect();
      return attempt(work);
    }
  };
}

/** Where there is no room for the list: the steps are worth less. Open pages let go of them. */
export async function deleteSteps(): Promise<void> {
  try {
    await deleteDB(STEP_DATABASE);
  } catch {
    // There is no more room than before.
  }
}

/** Otherwise the half that was done before the failure would be committed. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}
