import { MIN_TASKS } from '../domain/shouldRemindToBackUp';
import { lazyModule } from '../lazyModule';
import { whenIdle } from '../whenIdle';
import { browserStorage } from './browser/localValue';
import { browserTabs } from './browser/tabs';
import type { TaskStorage } from './storageState';
import { openTaskStorage } from './taskStorage';

export function browserTaskStorage(newId: () => string): TaskStorage {
  const storage = openTaskStorage({
    local: browserStorage(),
    journal: hasIndexedDb() ? lazyModule(() => fetchJournal(newId)) : null,
    tabs: browserTabs(),
    newId,
    whenIdle: (work) => whenIdle(work, 0),
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  let asked = false;
  return {
    ...storage,
    append(change, made) {
      const id = storage.append(change, made);
      if (!asked && storage.getState().tasks.length >= MIN_TASKS) {
        asked = true;
        askToPersist();
      }
      return id;
    },
  };
}

/** Asks a browser short of room not to clear the list. Nothing waits for the answer of Firefox's visitor. */
function askToPersist(): void {
  try {
    navigator.storage.persist().catch(() => {});
  } catch {
    // Missing outside secure contexts.
  }
}

async function fetchJournal(newId: () => string) {
  const { browserJournal } = await import(
    /* webpackChunkName: "journal" */ './journal/browserDatabase'
  );
  return browserJournal(newId);
}

/** Where storage is forbidden, reading the property throws. */
function hasIndexedDb(): boolean {
  try {
    return Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
}
