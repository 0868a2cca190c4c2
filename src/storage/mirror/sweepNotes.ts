import { localValue } from '../browser/localValue';
import type { Presence } from '../browser/presence';
import { noteKey, openNotes, type FoundNote } from './notes';

/** By then all has arrived that a tab sent to the browser before it died. */
export const IN_FLIGHT_MS = 10_000;
/** So many notes do no harm; more of them come from visits that were too short to wait. */
const MANY_NOTES = 100;

interface Sweeping {
  readonly local: Storage | null;
  /** Missing where the browser cannot tell which tabs are open. */
  readonly presence: Presence | undefined;
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** Whether a note is still needed: it fits the text, or holds what has not arrived. */
  readonly isNeeded: (note: FoundNote) => boolean;
}

/**
 * Removes the notes of tabs that are gone. A note must not go while its tab lives, however old it
 * is: the tab may be about to write the text that belongs to it, which would look foreign then.
 */
export async function sweepNotes(sweeping: Sweeping): Promise<void> {
  const { local, presence, after, isNeeded } = sweeping;
  const gone = await notesOfTheGone(sweeping);
  const remove = (notes: readonly FoundNote[]) => {
    for (const note of notes) if (!isNeeded(note)) localValue(local, noteKey(note.tab)).remove();
  };
  remove(gone.slice(0, Math.max(0, gone.length - MANY_NOTES)));
  if (!presence) return;
  const removeUnchanged = async () => {
    const still = new Set((await notesOfTheGone(sweeping)).map(({ text }) => text));
    remove(gone.filter(({ text }) => still.has(text)));
  };
  after(IN_FLIGHT_MS, () => void removeUnchanged());
}

/** The oldest ones first. Where nobody can tell, all count as gone. */
async function notesOfTheGone({ local, presence }: Sweeping) {
  const open = (await presence?.openTabs()) ?? new Set();
  return openNotes(local)
    .all()
    .filter(({ tab }) => !open.has(tab))
    .toSorted((a, b) => a.position.seq - b.position.seq);
}
