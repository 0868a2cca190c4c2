import { apply } from '../../domain/change';
import { readTasks } from '../../domain/savedTasks';
import type { Task, Tasks } from '../../domain/task';
import type { JournalRecord } from '../journal';
import { isAdoption } from '../journal/decide';

/**
 * Whether the list lacks a task of the file that no visitor has removed or changed since.
 * @param changes Those since the file was written. Null if the journal no longer has them.
 */
export async function isConflict(
  file: Blob,
  changes: readonly JournalRecord[] | null,
  list: Tasks,
): Promise<boolean> {
  const own = changes?.filter((record) => !isAdoption(record)) ?? [];
  // If only visitors have changed the list, the file, which may be long, need not be read.
  if (own.length === changes?.length) return false;
  const inFile = readTasks(await file.text(), () => '').tasks;
  const made = own.flatMap(({ change }) => change);
  const changed = new Map(apply(inFile, made).map((task) => [task.id, task]));
  // By text, because a restored task may have got another id.
  const listed = new Set(list.map(textAndTick));
  return inFile.some((task) => {
    const latest = changed.get(task.id);
    return latest && !listed.has(textAndTick(latest)) && !listed.has(textAndTick(task));
  });
}

const textAndTick = ({ content, done }: Task) => `${done ? 'x' : '-'} ${content}`;
