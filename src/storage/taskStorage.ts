import { apply, type Change } from '../domain/change';
import { readTasks } from '../domain/savedTasks';
import type { Tasks } from '../domain/task';
import { localValue } from './localValue';

/**
 * safe: in the journal. fragile: in localStorage only, a crash can cost the last seconds.
 * unsaved: in memory only. outdated: a newer version of the app owns the data.
 */
export type Safety = 'safe' | 'fragile' | 'unsaved' | 'outdated';

/** Text set aside so that nothing is lost: damaged data, or the list that stood here before. */
export interface Kept {
  readonly key: number;
  readonly kind: 'unreadable' | 'former';
  readonly text: string;
}

export interface StorageState {
  readonly tasks: Tasks;
  readonly safety: Safety;
  readonly kept: readonly Kept[];
}

export interface TaskStorage {
  getState(): StorageState;
  subscribe(listener: () => void): () => void;
  /** Changes the list at once; saving follows, and its failure shows in `safety`. */
  record(change: Change): void;
  /** Lets go of something set aside, when the visitor has taken it back or does not want it. */
  forget(kept: Kept): void;
}

export function openTaskStorage(storage: Storage | null, newId: () => string): TaskStorage {
  const mirror = localValue(storage, 'tasks');
  const listeners = new Set<() => void>();
  let state: StorageState = {
    tasks: readTasks(mirror.read() ?? '[]', newId).tasks,
    safety: 'safe',
    kept: [],
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record(change) {
      const tasks = apply(state.tasks, change);
      const saved = mirror.write(JSON.stringify(tasks));
      state = { ...state, tasks, safety: saved ? 'safe' : 'unsaved' };
      for (const listener of listeners) listener();
    },
    forget() {},
  };
}
