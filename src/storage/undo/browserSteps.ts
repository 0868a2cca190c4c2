import { lazyModule } from '../../lazyModule';
import { localValue } from '../browser/localValue';
import { hasIndexedDb } from '../browserTaskStorage';
import { browserSession } from '../draftStorage';
import type { StepStorage } from '../stepStorage';

export interface LateSteps extends StepStorage {
  /** Loads what saves the steps, so that the first one is saved without delay. */
  fetch(): void;
}

/** Null where there is no database. */
export function browserStepStorage(newId: () => string): LateSteps | null {
  if (!hasIndexedDb()) return null;
  const opened = Date.now();
  const tab = localValue(browserSession(), 'tasks.tab');
  const id = tab.read() ?? newId();
  tab.write(id);
  const saved = lazyModule(async () => {
    const { browserSteps } = await import(
      /* webpackChunkName: "journal" */ '../journal/browserDatabase'
    );
    return browserSteps(id, opened);
  });
  /** Nothing waits for it. */
  const save = (work: (steps: StepStorage) => void) => {
    saved
      .fetch()
      .then(work)
      .catch(() => {});
  };
  return {
    fetch: () => save(() => {}),
    add: (step) => save((steps) => steps.add(step)),
    replace: (...args) => save((steps) => steps.replace(...args)),
    recall: async () => (await saved.fetch()).recall(),
    changes: async () => (await saved.fetch()).changes(),
  };
}
