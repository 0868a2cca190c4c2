import { browserStorage } from '../browser/localValue';
import { browserWhileShown } from '../browser/whileShown';
import type { Journal } from '../journal';
import type { StepStorage } from '../stepStorage';
import { savedSteps } from '../undo/savedSteps';
import { clearFormer } from './clearFormer';
import { openDatabase } from './database';
import { indexedJournal } from './indexedJournal';

/** One for the whole page: the journal, the steps of undo, and what is known of the copy in a file. */
export const browserDatabase = openDatabase(browserWhileShown(), () =>
  clearFormer(browserStorage()),
);

export function browserJournal(newId: () => string): Journal {
  return indexedJournal(browserDatabase, { newId, now: Date.now });
}

export function browserSteps(tab: string, opened: number): StepStorage {
  const idle = () =>
    new Promise<void>((resolve) => {
      // Safari has no requestIdleCallback. A page that is killed sooner loses a large step.
      if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, 200);
      else requestIdleCallback(() => resolve(), { timeout: 200 });
    });
  return savedSteps({ database: browserDatabase, tab, opened, now: Date.now, idle });
}
