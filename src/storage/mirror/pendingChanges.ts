import { parseRecord } from '../../domain/parseJson';
import { isChange } from '../../domain/savedChange';
import type { Entry } from '../journal';
import { localValue, storedValues } from '../browser/localValue';
import { isNewer, VERSION } from '../version';

/**
 * Changes that the journal has not confirmed, each under a key of its own. A page that dies leaves
 * them to the next one. Any tab that sees a change in the journal removes its key: that needs no
 * room.
 */
export interface PendingChanges {
  /** False when the browser refused. */
  add(entry: Entry): boolean;
  /** Those of all tabs, in the order in which they were made. */
  all(): readonly Entry[];
  remove(ids: ReadonlySet<string>): void;
  /** A newer version of the app has left one here. */
  hasNewer(): boolean;
}

const PREFIX = 'tasks.pending.';

interface Found {
  readonly key: string;
  readonly order: number;
  readonly id: string;
  /** Null where this version cannot read it. */
  readonly entry: Entry | null;
  readonly isNewer: boolean;
}

export function openPendingChanges(local: Storage | null): PendingChanges {
  const stored = storedValues(local, PREFIX, readFound);
  let last = 0;

  function found(): readonly Found[] {
    return stored()
      .filter((value) => value !== null)
      .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  }

  return {
    add({ id, change }) {
      last = Math.max(last, ...found().map(({ order }) => order)) + 1;
      const text = JSON.stringify({ version: VERSION, change });
      return localValue(local, `${PREFIX}${last}.${id}`).write(text);
    },
    all: () => found().flatMap(({ entry }) => entry ?? []),
    remove(ids) {
      for (const { key, id } of found()) if (ids.has(id)) localValue(local, key).remove();
    },
    hasNewer: () => found().some((change) => change.isNewer),
  };
}

/** Null for a key that is not that of a change. */
function readFound(text: string | null, key: string): Found | null {
  const [, order, id] = /^(\d+)\.(.+)/.exec(key.slice(PREFIX.length)) ?? [];
  if (id === undefined) return null;
  const { version, change } = parseRecord(text);
  const entry = isChange(change) ? { id, change } : null;
  return { key, order: Number(order), id, entry, isNewer: isNewer(version) };
}
