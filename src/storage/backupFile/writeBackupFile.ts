import { backupInSlices } from '../../domain/formats/backup';
import type { Tasks } from '../../domain/task';
import type { Journal, Position } from '../journal';
import { textHash } from '../text/textHash';
import { isConflict } from './conflict';

declare global {
  interface FileSystemHandle {
    queryPermission(wanted: { mode: 'read' | 'readwrite' }): Promise<PermissionState>;
    requestPermission(wanted: { mode: 'read' | 'readwrite' }): Promise<PermissionState>;
  }
}

/**
 * permission: the visitor has to allow writing again. gone: the file or its disk is missing. full: the
 * disk is full. foreign: another program has written to the file. conflict: the list lacks something
 * of the file that no visitor has removed. failed: anything else.
 */
export type BackupFileTrouble = 'permission' | 'gone' | 'full' | 'foreign' | 'conflict' | 'failed';

/** The backup file, and this app's latest write to it. */
export interface BackupFileRecord {
  readonly handle: FileSystemFileHandle;
  /** Null until the first backup has been written. */
  readonly written: Written | null;
  /** The hash of a text about to be written, which after a kill may already be in the file. */
  readonly writing: string | null;
}

/**
 * The position of the written list, and the size and time of the file afterwards. If they differ,
 * another program has written to it.
 */
export interface Written extends Position {
  readonly hash: string;
  readonly size: number;
  readonly lastModified: number;
  readonly at: number;
  /** The number of tasks. */
  readonly count: number;
}

/** The journal's list at this position, without pending changes. */
export interface JournalsList {
  readonly tasks: Tasks;
  readonly position: Position;
}

interface Writing {
  readonly record: BackupFileRecord;
  readonly list: JournalsList;
  readonly changesSince: Journal['changesSince'];
  readonly put: (record: BackupFileRecord) => Promise<unknown>;
  readonly now: () => number;
  /** Lets the page respond while a long list is written. */
  readonly pause: () => Promise<unknown>;
}

/** Null if the file has the list or a later one. */
type Outcome = Extract<BackupFileTrouble, 'permission' | 'foreign' | 'conflict'> | null;

/**
 * Writes the list to the file unless it is there already. Throws what the browser throws.
 *
 * Two texts are never overwritten: that of another program, such as an editor, and one with tasks that
 * the list has lost, because then the backup is needed.
 */
export async function writeBackupFile(writing: Writing): Promise<Outcome> {
  const { record, list, changesSince, put, now, pause } = writing;
  const { handle } = record;
  const { tasks, position } = list;
  if ((await handle.queryPermission({ mode: 'readwrite' })) !== 'granted') return 'permission';

  const file = await handle.getFile();
  const inFile = record.written && (await recognised(file, record));
  if (record.written && !inFile) return 'foreign';
  if (inFile?.journal === position.journal && inFile.seq >= position.seq) {
    if (inFile !== record.written) await put({ handle, written: inFile, writing: null });
    return null;
  }

  const text = await withPauses(backupInSlices(tasks), pause);
  const hash = textHash(text);
  if (inFile?.hash === hash) {
    await put({ handle, written: { ...inFile, ...position }, writing: null });
    return null;
  }
  if (inFile) {
    const isOfJournal = inFile.journal === position.journal;
    const changes = isOfJournal ? await changesSince(inFile) : null;
    if (await isConflict(file, changes, tasks)) return 'conflict';
  }

  const bytes = new Blob([text]);
  await put({ handle, written: inFile, writing: hash });
  await replaceWhole(handle, bytes);
  const { lastModified } = await handle.getFile();
  // With the size of our text: if another program has written since, it will not match.
  const { size } = bytes;
  const written = { ...position, hash, size, lastModified, at: now(), count: tasks.length };
  await put({ handle, written, writing: null });
  return null;
}

/** This app's latest write, if the file still has it. Null if another program has written to it. */
async function recognised(
  file: File,
  { written, writing }: BackupFileRecord,
): Promise<Written | null> {
  const { size, lastModified } = file;
  if (written?.size === size && written.lastModified === lastModified) return written;
  const hash = textHash(await file.text());
  // A sync program has changed only the time.
  if (written?.hash === hash) return { ...written, size, lastModified };
  // The browser was killed after writing the text and before recording it.
  const isOwn = written && writing === hash;
  return isOwn ? { ...written, hash, size, lastModified, at: lastModified } : null;
}

async function withPauses(
  slices: Generator<undefined, string>,
  pause: () => Promise<unknown>,
): Promise<string> {
  let slice = slices.next();
  for (; !slice.done; slice = slices.next()) await pause();
  return slice.value;
}

/** Through the browser's swap file, so that a kill leaves the former text. */
async function replaceWhole(handle: FileSystemFileHandle, bytes: Blob): Promise<void> {
  const stream = await handle.createWritable();
  try {
    await stream.write(bytes);
    await stream.close();
  } catch (error) {
    await stream.abort().catch(() => {});
    throw error;
  }
}

export function troubleOf(error: unknown): BackupFileTrouble {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
      return 'permission';
    case 'NotFoundError':
      return 'gone';
    case 'QuotaExceededError':
      return 'full';
    default:
      return 'failed';
  }
}
