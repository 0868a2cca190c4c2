import type { Change } from '../domain/change';
import { importing } from '../domain/importing';
import type { Tasks } from '../domain/task';
import type { Step } from '../domain/undo';
import type { Told } from './news';
import { readFiles } from './readFiles';

interface ImportingStore {
  readonly list: () => Tasks;
  readonly newId: () => string;
  readonly act: (change: Change) => Step | null;
  readonly tell: (told: Told, step?: Step | null) => void;
  /** From 0 to 1 during a long import; null when it has ended. */
  readonly onProgress: (progress: number | null) => void;
}

/** Imports files as one step. The list is read last: it may change while the files are parsed. */
export async function importFiles(
  files: readonly Blob[],
  { list, newId, act, tell, onProgress }: ImportingStore,
): Promise<void> {
  try {
    const { incoming, skipped } = await readFiles(files, { newId, onProgress });
    const { change, unchanged, ...counts } = importing(list(), incoming, newId);
    const isUsable = counts.added + counts.updated + unchanged > 0;
    tell(
      isUsable
        ? { type: 'imported', ...counts, skipped: skipped + unchanged }
        : { type: 'unusable' },
      act(change),
    );
  } catch (error) {
    tell({ type: 'failed', error });
  } finally {
    onProgress(null);
  }
}
