import { backupInSlices } from '../../domain/formats/backup';
import { readTasks } from '../../domain/savedTasks';
import type { Tasks } from '../../domain/task';
import { textHash, textHashInSlices } from '../mirror/textHash';
import type { CopyRecord, Written } from './copyRecord';

declare global {
  interface FileSystemHandle {
    queryPermission(wanted: { mode: 'read' | 'readwrite' }): Promise<PermissionState>;
    requestPermission(wanted: { mode: 'read' | 'readwrite' }): Promise<PermissionState>;
  }
}

/**
 * permission: the browser wants the visitor to allow it again. gone: the file, or its disk, is not
 * there. full: the disk is. foreign: somebody else has written to the file. held: the file has
 * tasks, and the list has none of them. failed: anything else.
 */
export type CopyTrouble = 'permission' | 'gone' | 'full' | 'foreign' | 'held' | 'failed';

interface Writing {
  readonly record: CopyRecord;
  readonly tasks: Tasks;
  /** The list is known to have come from the one in the file. */
  readonly continues: boolean;
  readonly put: (record: CopyRecord) => Promise<unknown>;
  readonly now: () => number;
  /** Lets the page answer in the middle of a long list. */
  readonly pause: () => Promise<unknown>;
}

/** Null: the file holds the list. */
export type CopyOutcome = Extract<CopyTrouble, 'permission' | 'foreign' | 'held'> | null;

/**
 * Writes the list to the file, if it is not there already. Throws what the browser throws.
 *
 * Two texts are never written over. One is a text of somebody else: sync programs and editors know
 * nothing of this app. The other is a copy of which the list has not a single task, as after the
 * browser's storage was cleared: that is when the copy is needed. A page that has once seen the
 * two in step, or with a task in common, may empty the list and the copy with it.
 */
export async function writeCopy(writing: Writing): Promise<CopyOutcome> {
  const { record, tasks, continues, put, now, pause } = writing;
  const { handle } = record;
  if ((await handle.queryPermission({ mode: 'readwrite' })) !== 'granted') return 'permission';

  const text = await withPauses(backupInSlices(tasks), pause);
  const hash = await withPauses(textHashInSlices(text), pause);
  const file = await handle.getFile();
  const standing = record.written && (await recognised(file, record));
  if (record.written && !standing) return 'foreign';
  if (standing?.hash === hash) {
    if (standing !== record.written) await put({ handle, written: standing, writing: null });
    return null;
  }
  if (standing && !continues && isApart(await file.text(), tasks)) return 'held';

  const bytes = new Blob([text]);
  await put({ handle, written: standing, writing: hash });
  await replaceWhole(handle, bytes);
  const { lastModified } = await handle.getFile();
  // The size is that of what was written: if another program was quicker, it will not fit.
  const { size } = bytes;
  const written = { hash, size, lastModified, at: now(), count: tasks.length };
  await put({ handle, written, writing: null });
  return null;
}

/** What this app has written, if that is what stands there; null: somebody else has written it. */
async function recognised(file: File, { written, writing }: CopyRecord): Promise<Written | null> {
  const { size, lastModified } = file;
  if (written?.size === size && written.lastModified === lastModified) return written;
  const hash = textHash(await file.text());
  // A sync program has touched the time and left the text.
  if (written?.hash === hash) return { ...written, size, lastModified };
  // The browser was killed when the text was in its place, and before that was noted.
  const isOwn = written && writing === hash;
  return isOwn ? { ...written, hash, size, lastModified, at: lastModified } : null;
}

async function withPauses<Result>(
  slices: Generator<undefined, Result>,
  pause: () => Promise<unknown>,
): Promise<Result> {
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

/** The text has tasks, and the list has none of them. */
function isApart(text: string, tasks: Tasks): boolean {
  const ids = new Set(tasks.map(({ id }) => id));
  const standing = readTasks(text, () => '').tasks;
  return standing.length > 0 && !standing.some(({ id }) => ids.has(id));
}

/** What a failure means to the visitor. */
export function troubleOf(error: unknown): CopyTrouble {
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
