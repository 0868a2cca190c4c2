import type { Presence } from '../browser/presence';
import type { StepStorage } from '../stepStorage';
import { browserWhileShown } from '../browser/whileShown';
import { browserStorage } from '../browser/localValue';
import { savedSteps } from './savedSteps';
import { stepDatabase } from './stepDatabase';
import type { StepNotes } from './stepNotes';

/** A page that is killed sooner loses a large step. */
const LONGEST_WAIT_MS = 200;

export function browserSteps(visit: string, presence: Presence, notes: StepNotes): StepStorage {
  return savedSteps({
    visit,
    presence,
    local: browserStorage(),
    notes,
    run: stepDatabase(browserWhileShown()),
    now: Date.now,
    idle: () =>
      new Promise((resolve) => {
        // Safari has no requestIdleCallback.
        if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, LONGEST_WAIT_MS);
        else requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
      }),
    onReturn: (listener) =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      }),
  });
}
