import type { Tasks } from '../../domain/task';
import { reasonOf } from '../../latePart';
import type { CopyRecord, CopyShelf } from './copyRecord';
import { troubleOf, writeCopy, type CopyTrouble } from './writeCopy';

/** What a visitor is told of the file in which a copy is kept. */
export interface KeptCopy {
  readonly name: string;
  readonly writtenAt: number | null;
  readonly trouble: CopyTrouble | null;
  /** Of a failure, in the browser's own words. */
  readonly reason: string;
  /** The file has tasks that the list may lack. */
  readonly isOffered: boolean;
}

interface Surroundings {
  readonly shelf: CopyShelf;
  /** Null while nobody can tell what the visitor's list is. */
  readonly list: () => Tasks | null;
  /** One tab at a time; a tab that dies makes way. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  readonly pause: () => Promise<unknown>;
  readonly show: (copy: KeptCopy | null) => void;
  /** The file, or what is known of it, is another one now: the other tabs should look. */
  readonly announce: () => void;
}

export interface CopyKeeper {
  /** Writes what the file lacks, and shows how it stands with it. Never rejects. */
  look(): Promise<void>;
  /** From now on the copy is kept in this file. */
  keepIn(handle: FileSystemFileHandle): Promise<void>;
  /** The file stays as it is. */
  stop(): Promise<void>;
  handle(): Promise<FileSystemFileHandle | null>;
}

/**
 * Keeps the copy current. Every tab has the whole list, so every tab may write it: whoever has its
 * turn first does, and the others find it done. No tab has to be the one that writes, which might
 * be asleep, or be of an older version.
 */
export function copyKeeper(around: Surroundings): CopyKeeper {
  const { shelf, list, inTurn, now, pause, show, announce } = around;
  /** This page's list has been seen to come from the one in the file. */
  let continues = false;

  async function bringUpToDate(record: CopyRecord): Promise<void> {
    const tasks = list();
    let latest = record;
    const put = (next: CopyRecord) => shelf.put((latest = next));
    const showWith = (trouble: CopyTrouble | null, reason = '') =>
      show(described(latest, trouble, reason));
    if (!tasks) return showWith(null);
    try {
      const trouble = await writeCopy({ record, tasks, continues, put, now, pause });
      continues ||= trouble === null;
      showWith(trouble);
    } catch (error) {
      showWith(troubleOf(error), reasonOf(error));
    }
    if (latest.written !== record.written) announce();
  }

  async function lookNow(): Promise<void> {
    const record = await shelf.read();
    if (record) await bringUpToDate(record);
    else show(null);
  }

  return {
    // A database that refuses costs the copy, and must not cost more: the next change looks again.
    look: () => inTurn(lookNow).catch(() => {}),
    keepIn: (handle) =>
      inTurn(async () => {
        await shelf.put({ handle, written: null, writing: null });
        announce();
        await lookNow();
      }),
    stop: () =>
      inTurn(async () => {
        await shelf.clear();
        announce();
        show(null);
      }),
    handle: async () => (await shelf.read())?.handle ?? null,
  };
}

function described(
  { handle, written }: CopyRecord,
  trouble: CopyTrouble | null,
  reason: string,
): KeptCopy {
  const hasTasks = written !== null && written.count > 0;
  return {
    name: handle.name,
    writtenAt: written && written.at,
    trouble,
    reason,
    isOffered:
      trouble === 'held' || trouble === 'foreign' || (trouble === 'permission' && hasTasks),
  };
}
