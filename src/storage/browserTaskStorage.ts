import { indexedJournal } from './indexedJournal';
import { browserStorage } from './localValue';
import { browserTabs } from './tabs';
import { openTaskStorage, type TaskStorage } from './taskStorage';

export function browserTaskStorage(newId: () => string): TaskStorage {
  return openTaskStorage({
    local: browserStorage(),
    journal: hasIndexedDb() ? indexedJournal() : null,
    tabs: browserTabs(),
    newId,
    now: Date.now,
    whenIdle: (work) => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
      else setTimeout(work);
    },
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}

/** Reading the property itself throws where storage is forbidden. */
function hasIndexedDb(): boolean {
  try {
    return Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
}
