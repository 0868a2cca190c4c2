import { backupInSlices } from '../../domain/formats/backup';
import { textHash, textHashInSlices } from '../mirror/textHash';
import type { CopyRecord, Written } from './copyRecord';
import { hold, isAnother, isEmptied, isReplaced, type Lineage } from './heldCopy';

declare global {
  interface FileSystemHandle {
    queryPermission(wanted: { mode: 'read' | 'readwrite' }): Promise<PermissionState>;
    requestPermission(wanted: { mode: 'read' | 'readwrite' }): Promise<PermissionState>;
  }
}

/**
 * permission: the browser wants the visitor to allow it again. gone: the file, or its disk, is not
 * there. full: the disk is. foreign: another program has written to the file. held: the list is not a
 * later state of the one in the file. failed: anything else.
 */
export type CopyTrouble = 'permission' | 'gone' | 'full' | 'foreign' | 'held' | 'failed';

interface Writing extends Lineage {
  readonly now: () => number;
  /** Lets the page answer in the middle of a long list. */
  readonly pause: () => Promise<unknown>;
}

/** Null: the file holds the list. */
export type CopyOutcome = Extract<CopyTrouble, 'permission' | 'foreign' | 'held'> | null;

/**
 * Writes the list to the file, if it is not there already. Throws what the browser throws.
 *
 * Two texts are never written over. One is another program's text: sync programs and editors know
 * nothing of this app. The other is the copy of a list that was lost or replaced: that is when it
 * is needed. It is held until the list has all of its tasks but those that the visitor has removed.
 */
export async function writeCopy(writing: Writing): Promise<CopyOutcome> {
  const { record, tasks, replacedAt, put, now, pause } = writing;
  const { handle } = record;
  const lastReplaced = replacedAt();
  if ((await handle.queryPermission({ mode: 'readwrite' })) !== 'granted') {
    // By the time it is allowed, an old backup may have made the list look like a later one.
    if (isReplaced(writing) || isEmptied(writing)) await hold(writing);
    return 'permission';
  }

  const text = await withPauses(backupInSlices(tasks), pause);
  const hash = await withPauses(textHashInSlices(text), pause);
  const file = await handle.getFile();
  const inFile = record.written && (await recognised(file, record));
  if (record.written && !inFile) return 'foreign';
  if (inFile?.hash === hash) {
    // The list has come back to the file: what is still offered beside it holds it no longer.
    const written = isReplaced(writing) ? { ...inFile, at: now() } : inFile;
    const isNoted = written === record.written && !record.held && !record.removed?.length;
    if (!isNoted) await put({ handle, written, writing: null });
    return null;
  }
  if (inFile && (await isAnother(file, writing))) return hold(writing);

  const bytes = new Blob([text]);
  await put({ ...record, written: inFile, writing: hash });
  // It may have been replaced only now, while the file was being read.
  if (inFile && replacedAt() !== lastReplaced) return hold(writing);
  await replaceWhole(handle, bytes);
  const { lastModified } = await handle.getFile();
  // The size is that of what was written: if another program was quicker, it will not fit.
  const { size } = bytes;
  const written = { hash, size, lastModified, at: now(), count: tasks.length };
  await put({ handle, written, writing: null });
  return null;
}

/** What this app has written, if the file still holds it; null: another program has written to it. */
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
