import { apply } from '../../domain/change';
import { parseRecord } from '../../domain/parseJson';
import { isChange } from '../../domain/savedChange';
import type { Tasks } from '../../domain/task';
import { keysOf, localValue } from '../browser/localValue';
import type { Entry } from '../journal';

/** Unconfirmed changes, each under its own key. A dead page leaves them to the next one. */
export interface PendingChanges {
  /** False if the browser refused. */
  add(entry: Entry): boolean;
  /** The changes of all tabs, in the order in which they were made. */
  all(): readonly Entry[];
  remove(ids: ReadonlySet<string>): void;
}

const PREFIX = 'tasks.pending.';

export function openPendingChanges(local: Storage | null): PendingChanges {
  let last = 0;

  function found() {
    return keysOf(local, PREFIX)
      .map((key) => {
        const [order, id = ''] = key.slice(PREFIX.length).split(/\.(.*)/);
        return { key, id, order: Number(order) };
      })
      .filter(({ id, order }) => id !== '' && order > 0)
      .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  }

  return {
    add({ id, change, made }) {
      last = Math.max(last, ...found().map(({ order }) => order)) + 1;
      return localValue(local, `${PREFIX}${last}.${id}`).write(JSON.stringify({ change, made }));
    },
    all: () =>
      found().flatMap(({ key, id }) => {
        const { change, made } = parseRecord(localValue(local, key).read());
        return isChange(change) ? { id, change, made } : [];
      }),
    remove(ids) {
      for (const { key, id } of found()) if (ids.has(id)) localValue(local, key).remove();
    },
  };
}

export function withChanges(tasks: Tasks, changes: readonly Pick<Entry, 'change'>[]): Tasks {
  return changes.reduce((list, { change }) => apply(list, change), tasks);
}
