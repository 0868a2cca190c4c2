import { localValue } from '../browser/localValue';
import type { Position } from '../journal';

/**
 * `tasks.sync`, one for all tabs: how far the app has come, and the hash of the text that was the
 * list there. If two tabs write it at once, the next visit reads the whole journal: no more than that.
 */
export interface SyncPoint extends Position {
  /** Missing while changes are pending. */
  readonly hash?: string | undefined;
}

export function openSyncPoint(local: Storage | null) {
  const value = localValue(local, 'tasks.sync');
  return {
    read(): SyncPoint | null {
      const found = /^(\S*) (\d+)(?: (\S+))?$/.exec(value.read() ?? '');
      if (!found) return null;
      const [, journal, seq, hash] = found;
      return { journal: journal || null, seq: Number(seq), hash };
    },
    write({ journal, seq }: Position, hash?: string): void {
      value.write([journal, seq, hash].join(' ').trimEnd());
    },
  };
}
