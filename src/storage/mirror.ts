import { readTasks, type SavedTasks } from '../domain/savedTasks';
import type { Entry } from './journal';
import { keysOf, localValue } from './localValue';
import type { SavedText } from './savedText';
import { isSettled, readSyncNote, type SyncNote } from './syncNote';
import { textHash } from './textHash';

/** What stood in localStorage when the page was loaded. */
export interface LoadedMirror extends SavedTasks {
  readonly text: string | null;
  /** The note of the tab that wrote the text; null: no tab of this app did. */
  readonly note: SyncNote | null;
  /** What was taken over from the notes of other tabs and is not in the text. */
  readonly pending: readonly Entry[];
  /** What stands in those notes and is in the text, though perhaps not in the journal. */
  readonly held: readonly Entry[];
  /** The id under which a text of somebody else is adopted, once; null: there is none. */
  readonly adoption: string | null;
}

/** The complete list in localStorage under `tasks`, always valid, with a note beside it. */
export interface Mirror {
  load(): LoadedMirror;
  /** Other tabs have noted changes that this one has not taken over. */
  hasLeftovers(): boolean;
  /** Those changes, each once. The journal may have them: their tabs need not have died. */
  takeOver(): readonly Entry[];
  /** False when the browser refused: the former text and its note stand. */
  write(saved: SavedText, seq: number | null, pending: readonly Entry[]): boolean;
  /** Leaves the stored text and writes down only what is pending. */
  writePending(pending: readonly Entry[]): boolean;
  /** The stored text now stands for this number, with nothing pending. */
  settle(seq: number): void;
  /** Somebody has written `tasks` since this page did or looked: a tab of this app, or not. */
  isChanged(): boolean;
  /** Somebody else has written or cleared `tasks` under the eyes of this page. */
  isForeign(): boolean;
  /** There is no `tasks` at all. */
  isCleared(): boolean;
  /** Before the page goes: what is foreign now shall be adopted by the next one. */
  markForeign(): void;
}

/** What this tab knows to stand under `tasks`, and for which number; null: not for any. */
interface Stored {
  readonly seq: number | null;
  readonly hash: string;
  readonly held: readonly string[];
}

/** Whose the text is that was loaded. */
interface Origin extends Stored {
  readonly note: SyncNote | null;
  readonly adoption: string | null;
}

/** A note as it stands in localStorage: a tab that writes again gives it another text. */
interface FoundNote extends SyncNote {
  readonly key: string;
  readonly text: string | null;
}

const NOTE_PREFIX = 'tasks.sync.';
/** A note this old is not of a tab that is just writing another one, which would go with it. */
const OLD_NOTE_MS = 60_000;
/** No text has a hash of its own: a first write that was cut in two leaves none behind. */
const NO_TEXT = '';

export function openMirror(local: Storage | null, newId: () => string, now: () => number): Mirror {
  const textValue = localValue(local, 'tasks');
  const markValue = localValue(local, 'tasks.foreign');
  const noteKey = `${NOTE_PREFIX}${newId()}`;
  const noteValue = localValue(local, noteKey);
  let stored = (): Stored => ({ seq: null, hash: NO_TEXT, held: [] });
  /** The text itself: to compare two takes a moment, to hash a long one some milliseconds. */
  let storedText: string | null = null;
  /** The texts of the notes whose pending changes this tab has taken over. */
  let takenOver: ReadonlySet<string | null> = new Set();
  /** The ids of those changes. */
  let taken: readonly string[] = [];

  function load(): LoadedMirror {
    const text = textValue.read();
    const saved = text === null ? { tasks: [], intact: true } : readTasks(text, newId);
    const notes = readNotes();
    const mark = markValue.read();
    // Not before the first rows are shown: hashing a long text would keep them waiting.
    let known: Origin | null = null;
    const origin = () => (known ??= originOf(text, notes, mark));
    stored = origin;
    storedText = text;
    const left = takeOver();
    const isHeld = ({ id }: Entry) => origin().held.includes(id);
    return {
      ...saved,
      text,
      get note() {
        return origin().note;
      },
      pending: left.filter((entry) => !isHeld(entry)),
      held: left.filter(isHeld),
      get adoption() {
        return origin().adoption;
      },
    };
  }

  function othersNotes(): readonly FoundNote[] {
    return readNotes().filter(({ key }) => key !== noteKey);
  }

  function leftovers(): readonly Entry[] {
    return entriesIn(othersNotes().filter(({ text }) => !takenOver.has(text)));
  }

  function takeOver(): readonly Entry[] {
    const left = leftovers();
    const notes = othersNotes();
    takenOver = new Set(notes.map(({ text }) => text));
    taken = entriesIn(notes).map(({ id }) => id);
    return left;
  }

  const isChanged = () => textValue.read() !== storedText;

  function isForeign(): boolean {
    const isKnown = stored().seq !== null && isChanged();
    return isKnown && writerOf(hashOf(textValue.read()), readNotes()) === null;
  }

  function readNotes(): readonly FoundNote[] {
    return keysOf(local, NOTE_PREFIX).flatMap((key) => {
      const text = localValue(local, key).read();
      const note = readSyncNote(text);
      return note ? { ...note, key, text } : [];
    });
  }

  function writeNote(note: Omit<SyncNote, 'time'>): boolean {
    return noteValue.write(JSON.stringify({ ...note, time: now() }));
  }

  function writePending(pending: readonly Entry[]): boolean {
    const { seq, hash, held } = stored();
    return seq !== null && writeNote({ seq, hash, held, former: null, pending });
  }

  /**
   * A crashed tab's changes are in the journal, or in what this tab has just written: left there,
   * they would be made again. Its own note is not old. A clock may have been ahead.
   */
  function removeOldNotes(): void {
    for (const note of readNotes()) {
      const isElsewhere = isSettled(note) || (note.pending !== null && takenOver.has(note.text));
      const isOld = Math.abs(now() - note.time) > OLD_NOTE_MS;
      if (isElsewhere && isOld) localValue(local, note.key).remove();
    }
  }

  return {
    load,
    hasLeftovers: () => leftovers().length > 0,
    takeOver,
    isChanged,
    isForeign,
    isCleared: () => textValue.read() === null,
    write({ text, hash }, seq, pending) {
      // A text without its note would be taken for somebody else's and win over the journal.
      const writeWith = (noted: SyncNote['pending']): boolean => {
        const held = taken.filter((id) => !noted?.some((entry) => entry.id === id));
        const note = { hash, held, former: stored().hash, pending: noted };
        if (seq !== null && !writeNote({ ...note, seq })) return false;
        if (!textValue.write(text)) return false;
        stored = () => ({ seq, hash, held });
        storedText = text;
        return true;
      };
      const isNoted = writeWith(pending);
      // There may be room for the text alone: it holds the same.
      if (!isNoted && !(pending.length > 0 && writeWith(null))) {
        writePending(pending);
        return false;
      }
      if (seq === null) noteValue.remove();
      if (isNoted) removeOldNotes();
      return true;
    },
    writePending,
    settle(seq) {
      const { hash } = stored();
      const held = taken;
      stored = () => ({ seq, hash, held });
      if (writePending([])) removeOldNotes();
      markValue.remove();
    },
    markForeign() {
      if (isForeign()) markValue.write(newId());
    },
  };
}

/** By what was found at load: meanwhile another tab may have adopted the same text. */
function originOf(text: string | null, notes: readonly SyncNote[], mark: string | null): Origin {
  const hash = hashOf(text);
  const writer = writerOf(hash, notes);
  const isWhole = writer?.hash === hash;
  // The text that a cut off write has left is older than the number, and holds nothing unnoted.
  const note = writer && !isWhole ? { ...writer, pending: [] } : writer;
  return {
    hash,
    note,
    seq: isWhole ? writer.seq : null,
    held: (isWhole && writer.held) || [],
    adoption: note ? null : adoptionOf(hash, notes, mark),
  };
}

function adoptionOf(hash: string, notes: readonly SyncNote[], mark: string | null): string | null {
  if (mark !== null) return `adopt.${mark}`;
  // Nothing at all: a new visitor, or a killed browser that had not written anything yet.
  if (hash === NO_TEXT && notes.length === 0) return null;
  return `adopt.${Math.max(0, ...notes.map(({ seq }) => seq))}.${hash}`;
}

/** Of several that fit, the one that knows most: where tasks come and go, texts stand there again. */
function writerOf(hash: string, notes: readonly SyncNote[]): SyncNote | null {
  const cutOff = notes.find(({ former }) => former === hash);
  const [writer = cutOff] = notes
    .filter((note) => note.hash === hash)
    .toSorted((a, b) => b.seq - a.seq);
  return writer ?? null;
}

/** Each once: tabs note what they have taken over from others, too. */
function entriesIn(notes: readonly SyncNote[]): readonly Entry[] {
  const entries = notes.flatMap(({ pending }) => pending ?? []);
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

function hashOf(text: string | null): string {
  return text === null ? NO_TEXT : textHash(text);
}
