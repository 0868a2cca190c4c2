import { latePart } from '../latePart';
import { hasIndexedDb } from './browserTaskStorage';
import { browserStorage } from './browser/localValue';
import { browserPresence } from './browser/presence';
import type { StepStorage } from './stepStorage';
import { notedSteps, type NotedSteps } from './undo/notedSteps';
import { openStepNotes } from './undo/stepNotes';

/** Null where there is no database, or where no page can tell which others are open. */
export function browserStepStorage(newId: () => string): NotedSteps | null {
  const presence = browserPresence();
  if (!presence || !hasIndexedDb()) return null;
  const visit = newId();
  const notes = openStepNotes(browserStorage(), visit);
  const saved = latePart<StepStorage>(async () => {
    const { browserSteps } = await import(/* webpackChunkName: "journal" */ './undo/browserSteps');
    return browserSteps(visit, presence, notes);
  });
  return notedSteps(notes, saved);
}
