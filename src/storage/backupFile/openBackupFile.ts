import { reasonOf } from '../../lazyModule';
import type { Journal } from '../journal';
import {
  troubleOf,
  writeBackupFile,
  type BackupFileRecord,
  type BackupFileTrouble,
  type JournalsList,
} from './writeBackupFile';

/** The state of the backup file that the visitor sees. */
export interface BackupFile {
  readonly name: string;
  readonly writtenAt: number | null;
  readonly trouble: BackupFileTrouble | null;
  /** The browser's message about a failure. */
  readonly reason: string;
  /** The file has tasks that the list may lack. */
  readonly isOffered: boolean;
}

/** Stores the record for all tabs and later visits, beside the journal. */
export interface BackupFileStorage {
  read(): Promise<BackupFileRecord | null>;
  put(record: BackupFileRecord): Promise<unknown>;
  clear(): Promise<unknown>;
}

interface BackupFileEnvironment {
  readonly saved: BackupFileStorage;
  /** Null while the page and the journal have different lists. */
  readonly list: () => JournalsList | null;
  readonly changesSince: Journal['changesSince'];
  /** Runs work in one tab at a time. A dead tab frees its turn. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  readonly pause: () => Promise<unknown>;
  readonly show: (file: BackupFile | null) => void;
  /** Tells the other tabs that the file or its record has changed. */
  readonly broadcast: () => void;
}

export interface OpenBackupFile {
  /** Brings the file up to date and shows its state. Never rejects. */
  sync(): Promise<void>;
  /** Makes this file the backup file, and overwrites it. */
  choose(handle: FileSystemFileHandle): Promise<void>;
  /** Ends the backup. The file stays as it is. */
  stop(): Promise<void>;
  handle(): Promise<FileSystemFileHandle | null>;
}

type Fault = Pick<BackupFile, 'trouble' | 'reason'>;
const NO_FAULT: Fault = { trouble: null, reason: '' };

/**
 * Keeps the backup current. Every tab has the whole list, so the first to get its turn writes it, and
 * the others find it done. A single writing tab might be asleep or of an older version.
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
    // A refusing database fails only the backup, and the next change retries.
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
