import type { Tasks } from '../../domain/task';
import { reasonOf } from '../../lazyModule';
import type { Cause } from '../storageState';
import type { CopyRecord, CopyRecords } from './copyRecord';
import { troubleOf, writeCopy, type CopyTrouble } from './writeCopy';

/** What a visitor sees of the file in which a copy is kept. */
export interface KeptCopy {
  readonly name: string;
  readonly writtenAt: number | null;
  readonly trouble: CopyTrouble | null;
  /** Of a failure, in the browser's own words. */
  readonly reason: string;
  /** The file has tasks that the list may lack. */
  readonly isOffered: boolean;
}

interface Environment {
  readonly records: CopyRecords;
  /** Null while the visitor's list is unknown. */
  readonly list: () => Tasks | null;
  /** When the list last took the place of one that is still offered to the visitor; 0: it did not. */
  readonly replacedAt: () => number;
  /** One tab at a time; a tab that dies makes way. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  readonly pause: () => Promise<unknown>;
  readonly show: (copy: KeptCopy | null) => void;
  /** The file, or what is known of it, is another one now: the other tabs should look. */
  readonly broadcast: () => void;
}

export interface ListChange {
  readonly before: Tasks;
  readonly after: Tasks;
  readonly cause: Cause;
}

export interface CopyKeeper {
  /** Writes what the file lacks, and shows the state of the file. Never rejects. */
  look(): Promise<void>;
  /** What the visitor removes here may leave the file, too; what is gone otherwise may not. */
  note(change: ListChange): void;
  /** From now on the copy is kept in this file. */
  keepIn(handle: FileSystemFileHandle): Promise<void>;
  /** The file stays as it is. */
  stop(): Promise<void>;
  handle(): Promise<FileSystemFileHandle | null>;
}

/**
 * Keeps the copy current. Every tab has the whole list, so every tab may write it: the first to get
 * its turn does, and the others find it done. No tab has to be the one that writes, which might
 * be asleep, or be of an older version.
 */
export function copyKeeper(env: Environment): CopyKeeper {
  const { records, list, replacedAt, inTurn, now, pause, show, broadcast } = env;
  /** The hash of the text with which this page has last seen the list and the file in step. */
  let inStepWith: string | null = null;
  let isDisturbed = false;
  /** This page has seen a list offered that the present one has replaced since the last copy. */
  let wasReplaced = false;
  let isDecided = false;
  /** What the visitor has removed here since the last copy. */
  const removed = new Set<string>();
  /** What has come back, also after another tab removed it: if it is gone again, it was lost. */
  const returned = new Set<string>();
  /** Compared with each other only when the file is looked at. */
  let changes: ListChange[] = [];

  async function bringUpToDate(found: CopyRecord): Promise<void> {
    const tasks = list();
    const isReplaced = found.written !== null && replacedAt() >= found.written.at;
    // The visitor has taken back what was offered, or does not want it: the list is the right one.
    isDecided = !isReplaced && (isDecided || wasReplaced);
    wasReplaced = isReplaced;
    for (const { before, after, cause } of changes) {
      const former = new Set(before.map(({ id }) => id));
      if (cause === 'own') for (const id of former) removed.add(id);
      else isDisturbed = true;
      for (const { id } of after) {
        removed.delete(id);
        if (!former.has(id)) returned.add(id);
      }
    }
    changes = [];
    const record: CopyRecord = {
      ...found,
      removed: found.removed?.filter((id) => !returned.has(id)) ?? [],
    };
    let latest = record;
    const put = (next: CopyRecord) => records.put((latest = next));
    const showWith = (trouble: CopyTrouble | null, reason = '') =>
      show(described(latest, trouble, reason));
    if (!tasks) return showWith(null);
    try {
      const wasInStep = inStepWith !== null;
      const isUndisturbed = wasInStep && !isDisturbed && found.written?.hash === inStepWith;
      const known = { wasInStep, isUndisturbed, removed, isDecided, replacedAt };
      const trouble = await writeCopy({ record, tasks, ...known, put, now, pause });
      if (trouble === null) {
        inStepWith = latest.written?.hash ?? null;
        isDisturbed = false;
        isDecided = false;
        removed.clear();
        returned.clear();
      }
      showWith(trouble);
    } catch (error) {
      showWith(troubleOf(error), reasonOf(error));
    }
    if (latest.written !== record.written) broadcast();
  }

  async function lookNow(): Promise<void> {
    const record = await records.read();
    if (record) await bringUpToDate(record);
    else show(null);
  }

  return {
    // A database that refuses costs the copy, and must not cost more: the next change looks again.
    look: () => inTurn(lookNow).catch(() => {}),
    note: (change) => void changes.push(change),
    keepIn: (handle) =>
      inTurn(async () => {
        await records.put({ handle, written: null, writing: null });
        broadcast();
        await lookNow();
      }),
    stop: () =>
      inTurn(async () => {
        await records.clear();
        broadcast();
        show(null);
      }),
    handle: async () => (await records.read())?.handle ?? null,
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
