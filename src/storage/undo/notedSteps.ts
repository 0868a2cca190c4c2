import type { LatePart } from '../../latePart';
import type { StepStorage } from '../stepStorage';
import type { StepNotes } from './stepNotes';

export interface NotedSteps extends StepStorage {
  /** Loads what saves the steps, so that the first one is saved without delay. */
  fetch(): void;
}

/** Notes each step at once and saves it when the code for that has been loaded. */
export function notedSteps(notes: StepNotes, saved: LatePart<StepStorage>): NotedSteps {
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
