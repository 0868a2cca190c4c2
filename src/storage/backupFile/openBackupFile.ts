import { reasonOf } from '../../lazyModule';
import type { Journal } from '../journal';
import {
  troubleOf,
  writeBackupFile,
  type BackupFileRecord,
  type BackupFileTrouble,
  type JournalsList,
} from './writeBackupFile';

/** What a visitor sees of the file in which a backup is kept. */
export interface BackupFile {
  readonly name: string;
  readonly writtenAt: number | null;
  readonly trouble: BackupFileTrouble | null;
  /** Of a failure, in the browser's own words. */
  readonly reason: string;
  /** The file has tasks that the list may lack. */
  readonly isOffered: boolean;
}

/** Where the record is kept for all tabs and later visits, beside the journal. */
export interface BackupFileStorage {
  read(): Promise<BackupFileRecord | null>;
  put(record: BackupFileRecord): Promise<unknown>;
  clear(): Promise<unknown>;
}

interface BackupFileEnvironment {
  readonly saved: BackupFileStorage;
  /** Null while the page does not show exactly what the journal has. */
  readonly list: () => JournalsList | null;
  readonly changesSince: Journal['changesSince'];
  /** One tab at a time; a tab that dies makes way. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  readonly pause: () => Promise<unknown>;
  readonly show: (file: BackupFile | null) => void;
  /** The file, or what is known of it, is another one now: the other tabs should look. */
  readonly broadcast: () => void;
}

export interface OpenBackupFile {
  /** Writes what the file lacks, and shows the state of the file. Never rejects. */
  sync(): Promise<void>;
  /** From now on the backup is kept in this file, whatever it holds. */
  choose(handle: FileSystemFileHandle): Promise<void>;
  /** The file stays as it is. */
  stop(): Promise<void>;
  handle(): Promise<FileSystemFileHandle | null>;
}

type Fault = Pick<BackupFile, 'trouble' | 'reason'>;
const NO_FAULT: Fault = { trouble: null, reason: '' };

/**
 * Keeps the backup current. Every tab has the whole list, so every tab may write it: the first to get
 * its turn does, and the others find it done. No tab has to be the one that writes, which might
 * be asleep, or be of an older version.
 */
export function openBackupFile(env: BackupFileEnvironment): OpenBackupFile {
  const { saved, inTurn, show, broadcast } = env;
  let fault = NO_FAULT;

  async function syncNow(): Promise<void> {
    const found = await saved.read();
    if (!found) return show(null);
    const list = env.list();
    let record = found;
    const put = (next: BackupFileRecord) => saved.put((record = next));
    if (list) fault = await faultOf(writeBackupFile({ ...env, record, list, put }));
    show(described(record, fault));
    if (record.written?.at !== found.written?.at) broadcast();
  }

  return {
    // A database that refuses costs the backup, and must not cost more: the next change tries again.
    sync: () => inTurn(syncNow).catch(() => {}),
    choose: (handle) =>
      inTurn(async () => {
        fault = NO_FAULT;
        await saved.put({ handle, written: null, writing: null });
        broadcast();
        await syncNow();
      }),
    stop: () =>
      inTurn(async () => {
        await saved.clear();
        broadcast();
        show(null);
      }),
    handle: async () => (await saved.read())?.handle ?? null,
  };
}

async function faultOf(writing: Promise<BackupFileTrouble | null>): Promise<Fault> {
  try {
    return { trouble: await writing, reason: '' };
  } catch (error) {
    return { trouble: troubleOf(error), reason: reasonOf(error) };
  }
}

function described({ handle, written }: BackupFileRecord, fault: Fault): BackupFile {
  const { trouble } = fault;
  const hasTasks = written !== null && written.count > 0;
  const isOffered =
    trouble === 'conflict' || trouble === 'foreign' || (trouble === 'permission' && hasTasks);
  return { name: handle.name, writtenAt: written && written.at, ...fault, isOffered };
}
