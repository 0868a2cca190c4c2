import type { Presence } from '../browser/presence';
import type { StepStorage } from '../stepStorage';
import { browserWhileShown } from '../browser/whileShown';
import { savedSteps } from './savedSteps';
import { stepDatabase } from './stepDatabase';

/** A page that is killed sooner loses a large step. */
const LONGEST_WAIT_MS = 200;

export function browserSteps(visit: string, presence: Presence): StepStorage {
  return savedSteps({
    visit,
    presence,
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
