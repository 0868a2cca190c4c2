import { readTasks } from '../domain/savedTasks';
import type { Tasks } from '../domain/task';
import { keysOf, localValue } from '../storage/browser/localValue';
import { isOfDamagedText } from '../storage/quarantine';

/**
 * The stored list, if it can be painted as it is. Null if it is empty or damaged, or if other keys
 * may change what it shows: then the app decides.
 */
export function readStored(storage: Storage | null): Tasks | null {
  const text = localValue(storage, 'tasks').read();
  if (text === null) return null;
  if (keysOf(storage, 'tasks.').some((key) => isInTheWay(key, storage))) return null;
  try {
    const { tasks, intact } = readTasks(text, refuse);
    return intact && tasks.length > 0 ? tasks : null;
  } catch {
    return null;
  }
}

/** The app would make a new id, and its row would not match. */
function refuse(): never {
  throw new Error('A task has no id of its own');
}

/** Pending changes of a tab, or a damaged text, may make the app show something else. */
function isInTheWay(key: string, storage: Storage | null): boolean {
  // Notes of the first version of the storage hold the changes themselves.
  if (key.startsWith('tasks.sync.')) {
    return localValue(storage, key).read()?.includes('"pending":[{') ?? false;
  }
  return key.startsWith('tasks.pending.') || isOfDamagedText(key);
}
