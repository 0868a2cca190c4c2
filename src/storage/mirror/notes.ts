import { keysOf, localValue } from '../localValue';
import { readSyncNote, type SyncNote } from './syncNote';

const PREFIX = 'tasks.sync.';

/** A note as it stands in localStorage: a tab that writes again gives it another text. */
export interface FoundNote extends SyncNote {
  readonly tab: string;
  readonly text: string | null;
}

export const noteKey = (tab: string) => `${PREFIX}${tab}`;

export function readNotes(local: Storage | null): readonly FoundNote[] {
  return keysOf(local, PREFIX).flatMap((key) => {
    const text = localValue(local, key).read();
    const note = readSyncNote(text);
    return note && note !== 'newer' ? { ...note, tab: key.slice(PREFIX.length), text } : [];
  });
}

/** A newer version of the app has written here. */
export function hasNewerNote(local: Storage | null): boolean {
  return keysOf(local, PREFIX).some(
    (key) => readSyncNote(localValue(local, key).read()) === 'newer',
  );
}

/** Of several that fit, the one that knows most: where tasks come and go, texts stand there again. */
export function writerOf(hash: string, notes: readonly SyncNote[]): SyncNote | null {
  const [writer] = notes
    .filter((note) => note.hash === hash)
    .toSorted((a, b) => b.position.seq - a.position.seq);
  return writer ?? null;
}
