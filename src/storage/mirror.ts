import { readTasks, type SavedTasks } from '../domain/savedTasks';
import type { Tasks } from '../domain/task';
import type { Entry } from './journal';
import { localValue } from './localValue';
import { readSyncNote, type SyncNote } from './syncNote';
import { tasksText } from './tasksText';
import { textHash } from './textHash';

/** What stood in localStorage when the page was loaded. */
export interface LoadedMirror extends SavedTasks {
  readonly text: string | null;
  /** Null when the text is not the app's own last one: somebody wrote or cleared it. */
  readonly note: SyncNote | null;
}

/** The complete list in localStorage under `tasks`, always valid, with its note beside it. */
export interface Mirror {
  readonly loaded: LoadedMirror;
  /** False when the browser refused: the former text and its note stand. */
  write(tasks: Tasks, seq: number | null, pending: readonly Entry[]): boolean;
  /** The stored text now stands for this number. */
  settle(seq: number): void;
  /** Leaves the stored text and writes down only what is pending. */
  writePending(pending: readonly Entry[]): void;
}

/** Beyond this a note would cost more than it is worth: the text then stands without one. */
const MAX_NOTE_LENGTH = 100_000;

export function openMirror(local: Storage | null, newId: () => string): Mirror {
  const textValue = localValue(local, 'tasks');
  const noteValue = localValue(local, 'tasks.sync');
  const loaded = load();
  /** What stands under `tasks`, and for which number; null: not for any. */
  let stored = { seq: loaded.note?.seq ?? null, hash: hashOf(loaded.text) };

  function load(): LoadedMirror {
    const text = textValue.read();
    const note = readSyncNote(noteValue.read());
    const hash = hashOf(text);
    const own = note !== null && (hash === note.hash || hash === note.former);
    const saved = text === null ? { tasks: [], intact: true } : readTasks(text, newId);
    return { ...saved, text, note: own ? note : null };
  }

  function writeNote(note: SyncNote): boolean {
    const text = JSON.stringify(note);
    return text.length <= MAX_NOTE_LENGTH && noteValue.write(text);
  }

  function writePending(pending: readonly Entry[]): void {
    const { seq, hash } = stored;
    if (seq !== null) writeNote({ seq, hash, former: null, pending });
  }

  return {
    loaded,
    write(tasks, seq, pending) {
      const text = tasksText(tasks);
      const hash = textHash(text);
      const noted = seq !== null && writeNote({ seq, hash, former: stored.hash, pending });
      if (!textValue.write(text)) {
        writePending(pending);
        return false;
      }
      if (!noted) noteValue.remove();
      stored = { seq: noted ? seq : null, hash };
      if (pending.length === 0) writePending([]);
      return true;
    },
    writePending,
    settle(seq) {
      stored = { ...stored, seq };
      writePending([]);
    },
  };
}

/** No text has a hash of its own: a first write that was cut in two leaves none behind. */
function hashOf(text: string | null): string {
  return text === null ? '' : textHash(text);
}
