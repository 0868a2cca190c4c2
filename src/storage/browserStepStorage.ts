import { latePart, type LatePart } from '../latePart';
import { hasIndexedDb } from './browserTaskStorage';
import { browserPresence } from './browser/presence';
import type { StepStorage } from './stepStorage';

/** Null where there is no database, or where nobody can tell whose page is still open. */
export function browserStepStorage(newId: () => string): LatePart<StepStorage> | null {
  const presence = browserPresence();
  if (!presence || !hasIndexedDb()) return null;
  return latePart(async () => {
    const { browserSteps } = await import(/* webpackChunkName: "journal" */ './undo/browserSteps');
    return browserSteps(newId(), presence);
  });
}
