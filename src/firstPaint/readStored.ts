import { readTasks } from '../domain/savedTasks';
import type { Tasks } from '../domain/task';
import { localValue } from '../storage/browser/localValue';

/** The stored list, if it can be painted as it is. Null leaves an empty or damaged one to the app. */
export function readStored(storage: Storage | null): Tasks | null {
  const text = localValue(storage, 'tasks').read();
  if (text === null) return null;
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
