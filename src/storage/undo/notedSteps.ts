import { lazyModule, type LazyModule } from '../../lazyModule';
import { browserStorage } from '../browser/localValue';
import { browserPresence } from '../browser/presence';
import { hasIndexedDb } from '../browserTaskStorage';
import type { StepStorage } from '../stepStorage';
import { openStepNotes, type StepNotes } from './stepNotes';

export interface NotedSteps extends StepStorage {
  /** Loads what saves the steps, so that the first one is saved without delay. */
  fetch(): void;
}

/** Notes each step at once and saves it when the code for that has been loaded. */
export function notedSteps(notes: StepNotes, saved: LazyModule<StepStorage>): NotedSteps {
  /** Nothing waits for it, and a failure leaves the note to the next visit. */
  const save = (work: (storage: StepStorage) => void) => {
    saved
      .fetch()
      .then(work)
      .catch(() => {});
  };
  return {
    fetch: () => save(() => {}),
    add(step) {
      notes.add(step, true);
      save((storage) => storage.add(step));
    },
    replace(undone, result, skipped) {
      if (result) notes.add(result, false);
      save((storage) => storage.replace(undone, result, skipped));
    },
    recall: async () => (await saved.fetch()).recall(),
    changes: async () => (await saved.fetch()).changes(),
    isTaken: (step) => saved.get()?.isTaken(step) ?? false,
  };
}

/** Null where there is no database, or where no page can tell which others are open. */
export function browserStepStorage(newId: () => string): NotedSteps | null {
  const presence = browserPresence();
  if (!presence || !hasIndexedDb()) return null;
  const visit = newId();
  const notes = openStepNotes(browserStorage(), visit);
  const saved = lazyModule<StepStorage>(async () => {
    const { browserSteps } = await import(/* webpackChunkName: "journal" */ './browserSteps');
    return browserSteps(visit, presence, notes);
  });
  return notedSteps(notes, saved);
}
