import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isRecord } from '../../domain/parseJson';

/** The file in which the visitor keeps a copy, and what this app has put there. */
export interface CopyRecord {
  readonly handle: FileSystemFileHandle;
  /** Null until the first copy has been written. */
  readonly written: Written | null;
  /** The hash of a text that is about to be written: after a kill the file may hold it already. */
  readonly writing: string | null;
  /**
   * The list was seen to lack tasks of the file that no visitor has removed. replaced: another text
   * has taken its place, and the visitor may be asked about it. lost: the file may be all that is
   * left. Later visits need it: they may find a few of the tasks again, and not know of the others.
   */
  readonly held?: 'replaced' | 'lost' | null;
  /** Tasks that the visitor has removed in some tab since the file was written. */
  readonly removed?: readonly string[];
}

/** How the file looked right after it was written: if it looks different, another program wrote it. */
export interface Written {
  readonly hash: string;
  readonly size: number;
  readonly lastModified: number;
  readonly at: number;
  /** How many tasks. */
  readonly count: number;
}

/** Where the record is kept for all tabs and later visits. */
export interface CopyRecords {
  read(): Promise<CopyRecord | null>;
  put(record: CopyRecord): Promise<unknown>;
  clear(): Promise<unknown>;
}

interface Schema extends DBSchema {
  /** As loose as this, because stored data may be damaged. */
  copy: { key: string; value: object };
}

/** Not the journal's: another store in there would make older copies of the app stop writing. */
export const COPY_DATABASE = 'ToDoListReact.copy';
const KEY = 'file';

export const copyRecords: CopyRecords = {
  read: () =>
    inDatabase(async (database) => {
      const found: unknown = await database.get('copy', KEY);
      return isCopyRecord(found) ? found : null;
    }),
  put: (record) => inDatabase((database) => database.put('copy', record, KEY)),
  clear: () => inDatabase((database) => database.delete('copy', KEY)),
};

/** Asked for once in a while only, so no connection is held that others would have to wait for. */
async function inDatabase<Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(COPY_DATABASE, 1, {
    upgrade: (opened) => void opened.createObjectStore('copy'),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function isCopyRecord(value: unknown): value is CopyRecord {
  if (!isRecord(value)) return false;
  const { handle, written, writing, removed = [] } = value;
  return (
    isRecord(handle) &&
    handle['kind'] === 'file' &&
    (written === null || isWritten(written)) &&
    (writing === null || typeof writing === 'string') &&
    Array.isArray(removed)
  );
}

function isWritten(value: unknown): value is Written {
  if (!isRecord(value)) return false;
  const { hash, size, lastModified, at, count } = value;
  return (
    typeof hash === 'string' && [size, lastModified, at, count].every((n) => typeof n === 'number')
  );
}
