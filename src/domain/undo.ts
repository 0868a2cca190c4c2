import { apply, find, invert, type Change, type Operation } from './change';
import type { Task, Tasks } from './task';

/** The reach of Undo and History. */
export const MOST_ENTRIES = 100;
export const LIFETIME_MS = 7 * 24 * 3_600_000;

export const ORIGINS = ['imported', 'examples', 'restored'] as const;
/** Where a change came from, if the change itself does not show it. */
export type Origin = (typeof ORIGINS)[number];

/** When, where and why the visitor made a change. */
export interface Made {
  readonly time: number;
  /** The browser's tab, which is the same after a reload. */
  readonly tab: string;
  readonly origin?: Origin | undefined;
  /** True if the change undid another one. Undoing an undo repeats a change, and is not an undo. */
  readonly isUndo: boolean;
  /** The id of the entry that it took back. */
  readonly undoes?: string | undefined;
}

export interface EntryFacts extends Made {
  /** The id of its entry in the journal. */
  readonly id: string;
}

/** One change of the visitor, with everything needed to undo it later. */
export interface HistoryEntry extends EntryFacts {
  readonly inverse: Change;
  /** The tasks it touched, as it left them; a missing one had been removed. */
  readonly touched: ReadonlyMap<string, Task>;
}

export function historyEntry(
  before: Tasks,
  change: Change,
  after: Tasks,
  facts: EntryFacts,
): HistoryEntry {
  const inverse = invert(before, change);
  return { ...facts, inverse, touched: touchedBy(inverse, after) };
}

/**
 * The change that undoes an entry now; empty if nothing is left to undo. Later edits, ticks, removals
 * and additions by others are not part of it and stay.
 */
export function takeBack(tasks: Tasks, entry: HistoryEntry): Change {
  const change = partLeft(entry, touchedBy(entry.inverse, tasks));
  return apply(tasks, change) === tasks ? [] : change;
}

/** The part of the inverse that later changes have not overridden; `present` holds the tasks as they are now. */
export function partLeft(
  { inverse, touched }: HistoryEntry,
  present: ReadonlyMap<string, Task>,
): Change {
  const same = (id: string, key: keyof Task) => present.get(id)?.[key] === touched.get(id)?.[key];
  const isMine = (id: string) => same(id, 'id') && same(id, 'content') && same(id, 'done');

  const mine = (operation: Operation): Change => {
    switch (operation.type) {
      case 'put': {
        const put = operation.tasks.filter(({ id }) => same(id, 'id'));
        const merged = put.map((task) => {
          const { content, done } = present.get(task.id) ?? task;
          return {
            id: task.id,
            content: same(task.id, 'content') ? task.content : content,
            done: same(task.id, 'done') ? task.done : done,
          };
        });
        return merged.length > 0 ? [{ ...operation, tasks: merged }] : [];
      }
      case 'remove': {
        const ids = operation.ids.filter(isMine);
        return ids.length > 0 ? [{ ...operation, ids }] : [];
      }
      case 'setDone': {
        const ids = operation.ids.filter((id) => same(id, 'done'));
        return ids.length > 0 ? [{ ...operation, ids }] : [];
      }
      case 'setContent':
        return same(operation.id, 'content') ? [operation] : [];
      case 'move':
        return same(operation.id, 'id') ? [operation] : [];
    }
  };
  return inverse.flatMap(mine);
}

function touchedBy(change: Change, tasks: Tasks): ReadonlyMap<string, Task> {
  const touched = [...find(tasks, change.flatMap(idsIn)).keys()];
  return new Map(touched.map((task) => [task.id, task]));
}

function idsIn(operation: Operation): readonly string[] {
  switch (operation.type) {
    case 'put':
      return operation.tasks.map(({ id }) => id);
    case 'remove':
    case 'setDone':
      return operation.ids;
    case 'setContent':
    case 'move':
      return [operation.id];
  }
}
