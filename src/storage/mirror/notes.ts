import { storedValues } from '../browser/localValue';
import { readSyncNote, type SyncNote } from './syncNote';

const PREFIX = 'tasks.sync.';

/** A note as it stands in localStorage: a tab that writes again gives it another text. */
export interface FoundNote extends SyncNote {
  readonly tab: string;
  readonly text: string | null;
}

export const noteKey = (tab: string) => `${PREFIX}${tab}`;

/** The notes of all tabs. They are asked for with every action, and change rarely. */
export interface Notes {
  all(): readonly FoundNote[];
  /** A newer version of the app has written here. */
  hasNewer(): boolean;
}

export function openNotes(local: Storage | null): Notes {
  const stored = storedValues(local, PREFIX, (text, key) => {
    const note = readSyncNote(text);
    return note && note !== 'newer' ? { ...note, tab: key.slice(PREFIX.length), text } : note;
  });
  return {
    all: () => stored().filter((note) => note !== null && note !== 'newer'),
    hasNewer: () => stored().includes('newer'),
  };
}

/** If several match, the highest number: a list that is as it was before has the same text again. */
export function writerOf(hash: string, notes: readonly FoundNote[]): FoundNote | null {
  const [writer] = notes
    .filter((note) => note.hash === hash)
    .toSorted((a, b) => b.position.seq - a.position.seq);
  return writer ?? null;
}
