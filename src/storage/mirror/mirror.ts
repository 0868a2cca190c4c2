import { readTasks, type SavedTasks } from '../../domain/savedTasks';
import type { Entry, Position } from '../journal';
import { localValue } from '../browser/localValue';
import { noteKey, noteText, openNotes, writerOf, type FoundNote, type SyncNote } from './syncNotes';
import { openPendingChanges } from './pendingChanges';
import { substituteId, type SavedText } from './savedText';
import { textHash } from './textHash';
import { originOf, type Origin } from './origin';

/** What localStorage held when the page was loaded. */
export interface LoadedMirror extends SavedTasks {
  readonly text: string | null;
  readonly origin: Origin;
  /** Pending changes of all tabs whose effect is in the text, and those whose effect is not. */
  readonly held: readonly Entry[];
  readonly pending: readonly Entry[];
}

interface Writing extends Pick<SyncNote, 'position' | 'holds' | 'isOnlyCopy'> {
  /** The replaced text is the only place of something, such as another program's list. */
  readonly isFormerOnlyCopy?: boolean;
}

/** The complete list in localStorage under `tasks`, always valid, and the keys beside it. */
export interface Mirror {
  load(): LoadedMirror;
  /** Writes down a change that the journal has not confirmed. False: there is no room. */
  note(entry: Entry): boolean;
  /** The pending changes of all tabs. */
  pending(): readonly Entry[];
  /** These are in the journal now. */
  confirm(ids: Iterable<string>): void;
  /** False when the browser refused: the former text and its note stay. */
  write(saved: SavedText, writing: Writing): boolean;
  /** The text alone, without a note: a later visit adopts it whole. */
  writeText(saved: SavedText): boolean;
  /** The stored text is the list at this position, with nothing pending. */
  settle(position: Position): void;
  /** Whether the stored text is this one, as this page has written or read it. */
  holds(text: string): boolean;
  /** `tasks` was written since this page did or looked: by a tab of this app, or not. */
  isChanged(): boolean;
  /** Another program has written or cleared it, and its text would be lost if this page wrote now. */
  isForeign(): boolean;
  /** The text is that of a tab further ahead, or of one that follows another journal. */
  isAheadOf(position: Position | null): boolean;
  /** There is no `tasks` at all. */
  isCleared(): boolean;
  /** A newer version of the app has written here. */
  isOutdated(): boolean;
  /** Before the page closes: makes the next one adopt a text that is foreign now. */
  markForeign(id: string): void;
  /** Whether the note of another tab is the only place of some information. */
  isNeeded(note: FoundNote): boolean;
}

export function openMirror(local: Storage | null, tab: string): Mirror {
  const textValue = localValue(local, 'tasks');
  const markValue = localValue(local, 'tasks.foreign');
  const noteValue = localValue(local, noteKey(tab));
  const changes = openPendingChanges(local);
  const notes = openNotes(local);
  /** The text itself: comparing is instant, hashing a long one takes milliseconds. */
  let storedText: string | null = null;
  let storedHash = () => hashOf(storedText);
  /** Changes in the notes of version 1 that have arrived. */
  const confirmed = new Set<string>();

  function setStored(text: string | null, hash: () => string): void {
    storedText = text;
    storedHash = hash;
  }

  /** Each once: in version 1, tabs also noted what they had taken over from others. */
  function pending(): readonly Entry[] {
    const noted = notes.all().flatMap((note) => note.pending);
    const left = [...noted, ...changes.all()].filter(({ id }) => !confirmed.has(id));
    return [...new Map(left.map((entry) => [entry.id, entry])).values()];
  }

  function load(): LoadedMirror {
    const text = textValue.read();
    const saved = text === null ? { tasks: [], intact: true } : readTasks(text, substituteId);
    const [found, mark] = [notes.all(), markValue.read()];
    // Computed after the first rows are shown: hashing a long text would delay them.
    const hash = once(() => hashOf(text));
    const origin = once(() => originOf(hash(), found, mark));
    setStored(text, hash);
    const left = pending();
    const isHeld = ({ id }: Entry) => origin().holds.includes(id);
    return {
      ...saved,
      text,
      get origin() {
        return origin();
      },
      held: left.filter(isHeld),
      pending: left.filter((entry) => !isHeld(entry)),
    };
  }

  const isChanged = () => textValue.read() !== storedText;

  function isForeign(): boolean {
    if (!isChanged()) return false;
    const hash = hashOf(textValue.read());
    const found = notes.all();
    const writer = writerOf(hash, found);
    return writer ? writer.isOnlyCopy : !found.some(({ former }) => former === hash);
  }

  function isAheadOf(position: Position | null): boolean {
    const writer = isChanged() ? writerOf(hashOf(textValue.read()), notes.all()) : null;
    if (!writer || writer.position.journal === null) return false;
    const { journal, seq } = writer.position;
    return journal !== position?.journal || seq > position.seq;
  }

  function isNeeded({ tab: writer, hash, former, pending: noted }: FoundNote): boolean {
    const present = isChanged() ? hashOf(textValue.read()) : storedHash();
    const isOfText = hash === present || former === present;
    return writer === tab || isOfText || noted.some(({ id }) => !confirmed.has(id));
  }

  /** In version 1 a note was also the place of pending changes: left there, they would come again. */
  function removeFirstNotes(): void {
    for (const note of notes.all()) {
      if (note.pending.length > 0 && !isNeeded(note)) localValue(local, noteKey(note.tab)).remove();
    }
  }

  return {
    load,
    note: (entry) => changes.add(entry),
    pending,
    confirm(ids) {
      const arrived = new Set(ids);
      for (const id of arrived) confirmed.add(id);
      changes.remove(arrived);
      removeFirstNotes();
    },
    write({ text, hash }, { isFormerOnlyCopy, ...note }) {
      const formerNote = noteValue.read();
      // If the write stops here, the next page must still recognise the only copy.
      const former = isFormerOnlyCopy ? null : storedHash();
      // A text without its note would be taken for another program's and win over the journal.
      if (!noteValue.write(noteText({ ...note, hash, former }))) return false;
      if (!textValue.write(text)) {
        if (formerNote === null) noteValue.remove();
        else noteValue.write(formerNote);
        return false;
      }
      setStored(text, () => hash);
      return true;
    },
    writeText({ text, hash }) {
      if (!textValue.write(text)) return false;
      noteValue.remove();
      setStored(text, () => hash);
      return true;
    },
    settle(position) {
      const note = { position, hash: storedHash(), former: null, holds: [], isOnlyCopy: false };
      if (noteValue.write(noteText(note))) removeFirstNotes();
      markValue.remove();
    },
    holds: (text) => !isChanged() && (storedText ?? '[]') === text,
    isChanged,
    isForeign,
    isAheadOf,
    isCleared: () => textValue.read() === null,
    isOutdated: () => notes.hasNewer() || changes.hasNewer(),
    markForeign(id) {
      if (isForeign()) markValue.write(id);
    },
    isNeeded,
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** A missing text has a hash too: a first write that stops after the note leaves no text behind. */
function hashOf(text: string | null): string {
  return text === null ? '' : textHash(text);
}
