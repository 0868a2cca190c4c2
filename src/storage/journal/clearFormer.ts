import { deleteDB } from 'idb';
import { keysOf, localValue } from '../browser/localValue';

const KEYS = 'tasks.';
const PENDING = 'tasks.pending.';
const DATABASES = ['ToDoListReact.undo', 'ToDoListReact.copy'];

/**
 * Removes what the build of November 2026 wrote beside the list and the journal. Its pending
 * changes stay: they are sent to the journal like those of any page that has died.
 */
export function clearFormer(local: Storage | null): void {
  for (const key of keysOf(local, KEYS))
    if (!key.startsWith(PENDING)) localValue(local, key).remove();
  // Its open pages may hold these open; the browser deletes them when they are closed.
  for (const name of DATABASES) deleteDB(name).catch(() => {});
}
