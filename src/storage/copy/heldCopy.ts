import { readTasks } from '../../domain/savedTasks';
import type { Task, Tasks } from '../../domain/task';
import type { CopyRecord } from './copyRecord';

/** Where the list comes from, as far as this page knows. */
export interface Lineage {
  readonly record: CopyRecord;
  readonly tasks: Tasks;
  /** This page has seen a list and the file in step. */
  readonly wasInStep: boolean;
  /** It has seen this file in step, and nothing but what the visitor has done here since. */
  readonly isUndisturbed: boolean;
  /** Tasks that the visitor has removed in this page since then. */
  readonly removed: ReadonlySet<string>;
  /** The visitor has been asked about the list that was replaced, and has decided. */
  readonly isDecided: boolean;
  /** When the list last took the place of one that is still offered to the visitor. */
  readonly replacedAt: () => number;
  readonly put: (record: CopyRecord) => Promise<unknown>;
}

/** Since the file was written, and the visitor has not decided yet. */
export function isReplaced({ record: { written }, replacedAt }: Lineage): boolean {
  return written !== null && replacedAt() >= written.at;
}

/** Nothing is left of what the file has, and this page has not seen the visitor remove it. */
export function isEmptied({ record: { written }, tasks, wasInStep }: Lineage): boolean {
  return !wasInStep && tasks.length === 0 && written !== null && written.count > 0;
}

/** The list is not a later state of the one in the file. */
export async function isAnother(file: File, lineage: Lineage): Promise<boolean> {
  const { record, tasks, wasInStep, isUndisturbed, isDecided } = lineage;
  // Then there is nothing to compare, which takes its time with a long list.
  if (isUndisturbed && !record.held && !isReplaced(lineage)) return false;
  if (isDecided && record.held !== 'lost') return false;
  const ids = new Set(tasks.map(({ id }) => id));
  // Restored beside a task that has taken its id, a task has an id of its own.
  const contents = new Set(tasks.map(({ content }) => content));
  const exact = new Set(tasks.map(nameOf));
  const removed = removedIn(lineage);
  const inFile = readTasks(await file.text(), () => '').tasks;
  if (isReplaced(lineage)) {
    // The other text may have the same tasks with other words and ticks.
    return !inFile.every((task) => exact.has(nameOf(task)) || removed.has(task.id));
  }
  const isExplained = ({ id, content }: Task) =>
    ids.has(id) || contents.has(content) || removed.has(id);
  if (inFile.every(isExplained)) return false;
  // A visit may have ended before the last removals were written, and nothing of it is known.
  const isNewVisit = !wasInStep && !record.held;
  return !(isNewVisit && inFile.some(({ id }) => ids.has(id)));
}

const nameOf = ({ content, done }: Task) => `${done ? 'x' : '-'} ${content}`;

/** Tells the other tabs what was removed here: of two that remove at once, neither knows all. */
export async function hold(lineage: Lineage): Promise<'held'> {
  const { record, wasInStep, put } = lineage;
  const isDecidable = isReplaced(lineage) || wasInStep;
  const held = record.held !== 'lost' && isDecidable ? 'replaced' : 'lost';
  const removed = removedIn(lineage);
  if (record.held !== held || String([...removed]) !== String(record.removed ?? [])) {
    await put({ ...record, held, removed: [...removed] });
  }
  return 'held';
}

function removedIn({ record, tasks, removed }: Lineage): ReadonlySet<string> {
  const all = new Set([...(record.removed ?? []), ...removed]);
  for (const { id } of tasks) all.delete(id);
  return all;
}
