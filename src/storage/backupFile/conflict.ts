import { apply } from '../../domain/change';
import { readTasks } from '../../domain/savedTasks';
import type { Task, Tasks } from '../../domain/task';
import type { JournalRecord } from '../journal';
import { isAdoption } from '../journal/decide';

/**
 * Whether the list lacks a task of the file that no visitor has removed: it has it neither as the
 * file does nor as visitors have changed it since, with the same words and tick. `changes` are those
 * since the file was written; null: the journal does not know.
 */
export async function isConflict(
  file: Blob,
  changes: readonly JournalRecord[] | null,
  list: Tasks,
): Promise<boolean> {
  const own = changes?.filter((record) => !isAdoption(record)) ?? [];
  // Visitors alone have changed the list: then the file need not be read, which may be long.
  if (own.length === changes?.length) return false;
  const inFile = readTasks(await file.text(), () => '').tasks;
  const made = own.flatMap(({ change }) => change);
  const changed = new Map(apply(inFile, made).map((task) => [task.id, task]));
  // Not ids: a task that is restored beside one that has taken its id gets another id.
  const names = new Set(list.map(nameOf));
  return inFile.some((task) => {
    const latest = changed.get(task.id);
    return latest && !names.has(nameOf(latest)) && !names.has(nameOf(task));
  });
}

const nameOf = ({ content, done }: Task) => `${done ? 'x' : '-'} ${content}`;
