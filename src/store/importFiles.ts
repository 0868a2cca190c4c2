import { listInText } from '../domain/sharing/sharedLink';
import { merge } from './merge';
import { fileName, readFiles, type GivenFile } from './readFiles';
import type { ReceivingStore } from './receiveList';

export interface ImportingStore extends ReceivingStore {
  /** From 0 to 1 during a long import; null when it has ended. */
  readonly onProgress: (progress: number | null) => void;
  readonly receive: (list: string, file: string | null) => Promise<void>;
}

/** Imports files as one step. The list is read last: it may change while the files are parsed. */
export async function importFiles(
  files: readonly GivenFile[],
  store: ImportingStore,
): Promise<void> {
  const { newId, tell, onProgress } = store;
  try {
    const link = await linkAlone(files);
    if (link !== null) return await store.receive(link, fileName(files[0]));
    const read = await readFiles(files, { newId, onProgress });
    if (read.tasks.length > 0) merge(read, store);
    else tell({ type: 'refused', files: read.refused });
  } catch (error) {
    tell({ type: 'failed', error });
  } finally {
    onProgress(null);
  }
}

/** A longer file is no link, and is not read twice. */
const MAX_LINK_BYTES = 1_000_000;

/** A link to a list, kept in a file, asks before it does anything, as it does everywhere. */
async function linkAlone(files: readonly GivenFile[]): Promise<string | null> {
  const [file] = files;
  if (!file || files.length > 1 || file.size > MAX_LINK_BYTES) return null;
  // Whether it can be read at all is for the import to say.
  return listInText(await file.text().catch(() => ''));
}
