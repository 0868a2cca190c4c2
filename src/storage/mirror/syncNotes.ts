import { isRecord, parseRecord } from '../../domain/parseJson';
import { isChange } from '../../domain/savedChange';
import { localValue, storedValues } from '../browser/localValue';
import type { Presence } from '../browser/presence';
import { NOWHERE, type Entry, type Position } from '../journal';
import { VERSION, isNewer } from '../version';

/**
 * What each tab writes down beside `tasks` before it writes the text itself, under a key of its
 * own: so the stored text always matches the note of the tab that wrote it last.
 */
export interface SyncNote {
  /** The position in the journal that the text was written for. */
  readonly position: Position;
  readonly hash: string;
  /** The text it replaces: a browser killed between the two writes leaves that one behind. */
  readonly former: string | null;
  /** The changes whose effect is in the text, and that the journal had not confirmed. */
  readonly holds: readonly string[];
  /** The text holds something that is neither in the journal nor among the pending changes. */
  readonly isOnlyCopy: boolean;
  /** Pending changes that version 1 wrote into the note itself. */
  readonly pending: readonly Entry[];
}

type Written = Omit<SyncNote, 'pending'>;

export function noteText({ position, hash, former, holds, isOnlyCopy }: Written): string {
  return JSON.stringify({ version: VERSION, ...position, hash, former, holds, isOnlyCopy });
}

/** Null for a text that is no note. */
export function readSyncNote(text: string | null): SyncNote | 'newer' | null {
  const note = parseRecord(text);
  if (isNewer(note.version)) return 'newer';
  return note.version === VERSION ? readNote(note) : readFirstNote(note);
}

/** The text is written, and all that it holds is in the journal. */
export function isSettled({ former, holds, isOnlyCopy }: SyncNote): boolean {
  return former === null && holds.length === 0 && !isOnlyCopy;
}

type Fields = Readonly<Record<string, unknown>>;

function readNote({ journal, seq, hash, former, holds, isOnlyCopy }: Fields): SyncNote | null {
  if (!isTextOrNull(journal) || !isNumber(seq) || !isText(hash) || !isTextOrNull(former))
    return null;
  if (!isListOf(holds, isText) || typeof isOnlyCopy !== 'boolean') return null;
  return { position: { journal, seq }, hash, former, holds, isOnlyCopy, pending: [] };
}

/** Version 1 had no identity for journals, and one note for text and pending changes. */
function readFirstNote({ seq, hash, former, pending, held = [] }: Fields): SyncNote | null {
  if (!isNumber(seq) || !isText(hash) || !isTextOrNull(former)) return null;
  if (!isListOf(held, isText) || !(pending === null || isListOf(pending, isEntry))) return null;
  const entries = pending ?? [];
  return {
    position: { ...NOWHERE, seq },
    hash,
    former,
    // Without a former text, the write was put off: the text lacks what is pending.
    holds: former === null ? held : [...held, ...entries.map(({ id }) => id)],
    isOnlyCopy: pending === null,
    pending: entries,
  };
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && isText(value.id) && isChange(value.change);
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

const PREFIX = 'tasks.sync.';

/** A note in localStorage: a tab that writes again gives it another text. */
export interface FoundNote extends SyncNote {
  readonly tab: string;
  readonly text: string | null;
}

export const noteKey = (tab: string) => `${PREFIX}${tab}`;

/** The notes of all tabs. They are read with every action, and change rarely. */
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

/** By then everything that a dying tab sent to the browser has arrived. */
export const IN_FLIGHT_MS = 10_000;
/** This many notes do no harm; more come from visits too short to sweep them. */
const MANY_NOTES = 100;

interface Sweeping {
  readonly local: Storage | null;
  /** Missing where the browser cannot tell which tabs are open. */
  readonly presence: Presence | undefined;
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** Whether a note is still needed: it matches the text, or holds what has not arrived. */
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

/** The oldest ones first. Where open tabs are unknown, all count as gone. */
async function notesOfTheGone({ local, presence }: Sweeping) {
  const open = (await presence?.openTabs()) ?? new Set();
  return openNotes(local)
    .all()
    .filter(({ tab }) => !open.has(tab))
    .toSorted((a, b) => a.position.seq - b.position.seq);
}
