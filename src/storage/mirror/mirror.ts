import { readTasks, type SavedTasks } from '../../domain/savedTasks';
import { localValue } from '../browser/localValue';
import type { Entry, Position } from '../journal';
import { openEarlierNotes } from './earlierNotes';
import { EMPTY_LIST, openEmptyList } from './emptyList';
import { once, originOf, storedText, type Beside, type Origin } from './origin';
import { openPendingChanges } from './pendingChanges';
import { substituteIds, type SavedText } from './savedText';
import { signatureText, signed, type Signature } from './signature';
import { openSyncPoint } from './syncPoint';

/** What was under `tasks` when the page was loaded, or started over. */
export interface LoadedText extends SavedTasks, Origin {
  readonly text: string | null;
  /** The position at which the list was this text and nothing else. Null: that is not known. */
  readonly settled: Position | null;
  /** The id of the adoption, if it comes to one: made from its cause, so it happens once. */
  readonly adoption: string;
}

/** localStorage: the complete list under `tasks`, always valid, and the keys beside it. */
export interface Mirror {
  load(): LoadedText;
  /** Writes down a change that the journal has not confirmed. False: there is no room. */
  note(entry: Entry): boolean;
  /** The pending changes of all tabs. */
  pending(): readonly Entry[];
  /** These are in the journal now. */
  confirm(ids: ReadonlySet<string>): void;
  /** Without a signature, the next page adopts it like another program's. */
  write(saved: SavedText, signature: Signature | null): boolean;
  /** The stored text is the list at this position: the next visit reads only what came after. */
  settle(at: Position): void;
  /** The text this page has read or written last is signed for this journal. */
  isSignedFor(journal: string | null): boolean;
  /** The text this page has read or written last is this list; `[]` also if there was none. */
  has(json: string): boolean;
  /** What is there if it is not the text this page has read or written last; null if it is. */
  other(): (Origin & { readonly isCleared: boolean }) | null;
  /** A newer version of the app has written here. */
  isOutdated(): boolean;
  /** Before the page closes: localStorage was cleared under it, and not by a killed browser. */
  markCleared(id: string): void;
}

export function openMirror(local: Storage | null): Mirror {
  const value = localValue(local, 'tasks');
  const cleared = localValue(local, 'tasks.foreign');
  const syncPoint = openSyncPoint(local);
  const emptyList = openEmptyList(local);
  const changes = openPendingChanges(local);
  const notes = openEarlierNotes(local);
  /** What this page has read or written last. */
  let seen = storedText(null);
  /** The notes of earlier versions say nothing of the text any more. */
  let hasWritten = false;

  /** Each once: after localStorage was cleared, two tabs may have noted the same one again. */
  function pending(): readonly Entry[] {
    const all = [...notes.pending(), ...changes.all()];
    return [...new Map(all.map((entry) => [entry.id, entry])).values()];
  }

  const beside = (): Beside => ({
    sync: syncPoint.read(),
    emptied: emptyList.read(),
    pending: pending(),
    noted: notes.read(),
    isAlone: !notes.hasVersion(),
    wasCleared: cleared.read() !== null,
  });

  /** Another tab has written and settled this list. Again, it would only make all tabs look around. */
  function isThere({ text, hash }: SavedText, { position, isOnlyCopy }: Signature): boolean {
    const there = value.read();
    const sync = syncPoint.read();
    const isSettled =
      sync?.hash === hash && sync.journal === position?.journal && sync.seq === position.seq;
    if (!isSettled || isOnlyCopy || there?.trimEnd() !== text) return false;
    seen = storedText(there, hash);
    return true;
  }

  return {
    load() {
      const text = value.read();
      const mark = cleared.read() ?? '';
      const stored = storedText(text);
      const found = beside();
      const { sync } = found;
      const origin = once(() => originOf(stored, found));
      seen = stored;
      return {
        ...(text === null ? { tasks: [], intact: true } : readTasks(text, substituteIds(text))),
        text,
        get position() {
          return origin().position;
        },
        get holds() {
          return origin().holds;
        },
        get isOnlyCopy() {
          return origin().isOnlyCopy;
        },
        get isPutBack() {
          return origin().isPutBack;
        },
        get settled() {
          return origin().position && sync?.hash === stored.hash() ? sync : null;
        },
        get adoption() {
          return `adopt.${mark}.${sync?.journal}.${sync?.seq}.${stored.hash()}`;
        },
      };
    },
    note: (entry) => changes.add(entry),
    pending,
    confirm(ids) {
      changes.remove(ids);
      notes.confirm(ids);
      if (hasWritten) notes.remove();
    },
    write(saved, signature) {
      const { text, hash } = saved;
      if (signature && isThere(saved, signature)) return true;
      if (signature) notes.outdateEarlier();
      const signBeside = () =>
        signature !== null && text === EMPTY_LIST && emptyList.sign(signatureText(hash, signature));
      // First: no tab may find a `[]` without a signature.
      let stored = !signature || signBeside() ? text : signed(text, hash, signature);
      if (!value.write(stored)) return false;
      // The tasks that were replaced may have taken up the room.
      if (stored !== text && signBeside() && value.write(text)) stored = text;
      if (!signature) emptyList.remove();
      if (text !== EMPTY_LIST) emptyList.refill();
      if (signature?.position) syncPoint.write(signature.position);
      if (signature) cleared.remove();
      hasWritten = true;
      seen = storedText(stored, hash);
      return true;
    },
    settle(at) {
      if (seen.text === null) return;
      syncPoint.write(at, seen.hash());
      notes.remove();
    },
    isSignedFor: (journal) => seen.signature()?.position?.journal === journal,
    has: (json) => (seen.text ?? EMPTY_LIST).trimEnd() === json,
    other() {
      const text = value.read();
      if (text === seen.text) return null;
      return { ...originOf(storedText(text), beside()), isCleared: text === null };
    },
    isOutdated: () => changes.hasNewer() || notes.hasNewer(),
    markCleared(id) {
      if (seen.text !== null && value.read() === null) cleared.write(id);
    },
  };
}
