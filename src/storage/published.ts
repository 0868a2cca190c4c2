import type { StorageState } from './storageContract';

/** The present state, and those who want to hear of the next one. */
export interface Published {
  readonly get: () => StorageState;
  readonly set: (state: StorageState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function published(first: StorageState): Published {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
