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
 * permission: the browser wants the visitor to allow it again. gone: the file, or its disk, is not
 * there. full: the disk is. foreign: another program has written to the file. conflict: the list
 * lacks something of the file that no visitor has removed. failed: anything else.
 */
export type BackupFileTrouble = 'permission' | 'gone' | 'full' | 'foreign' | 'conflict' | 'failed';

/** The file in which the visitor keeps a backup, and what this app has written there. */
export interface BackupFileRecord {
  readonly handle: FileSystemFileHandle;
  /** Null until the first backup has been written. */
  readonly written: Written | null;
  /** The hash of a text that is about to be written: after a kill the file may hold it already. */
  readonly writing: string | null;
}

/**
 * Which of the journal's lists was written, and how the file looked right after: if it looks
 * different, another program wrote it.
 */
export interface Written extends Position {
  readonly hash: string;
  readonly size: number;
  readonly lastModified: number;
  readonly at: number;
  /** How many tasks. */
  readonly count: number;
}

/** Exactly what the journal has at this position: nothing of it is pending. */
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
  /** Lets the page respond in the middle of a long list. */
  readonly pause: () => Promise<unknown>;
}

/** Null: the file holds the list, or a later one. */
type Outcome = Extract<BackupFileTrouble, 'permission' | 'foreign' | 'conflict'> | null;

/**
 * Writes the list to the file, if it is not there already. Throws what the browser throws.
 *
 * Two texts are never written over: that of another program, as sync programs and editors know
 * nothing of this app, and one that has what the list has lost, because that is when it is needed.
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
  // The size is that of what was written: if another program was quicker, it will not fit.
  const { size } = bytes;
  const written = { ...position, hash, size, lastModified, at: now(), count: tasks.length };
  await put({ handle, written, writing: null });
  return null;
}

/** What this app has written, if the file still holds it; null: another program has written to it. */
async function recognised(
  file: File,
  { written, writing }: BackupFileRecord,
): Promise<Written | null> {
  const { size, lastModified } = file;
  if (written?.size === size && written.lastModified === lastModified) return written;
  const hash = textHash(await file.text());
  // A sync program has touched the time and left the text.
  if (written?.hash === hash) return { ...written, size, lastModified };
  // The browser was killed when the text was in its place, and before that was noted.
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

/** The browser writes beside the file and puts it in its place at the end: a kill leaves the former one. */
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

/** What a failure means to the visitor. */
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
