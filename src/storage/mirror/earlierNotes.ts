import { isRecord, parseRecord } from '../../domain/parseJson';
import { isChange } from '../../domain/savedChange';
import { localValue, storedValues } from '../browser/localValue';
import { NOWHERE, type Entry } from '../journal';
import { isNewer, VERSION } from '../version';
import type { Signature } from './signature';
import { textHash } from './textHash';

/**
 * Versions 1 and 2 did not sign their texts: each tab left a note under `tasks.sync.{tab}`, and
 * version 1 put the pending changes into it as well. They are read in place of a signature, and
 * removed once the text is signed.
 */
export interface EarlierNotes {
  read(): NotedTexts;
  /** The pending changes of version 1 that the journal has not confirmed. */
  pending(): readonly Entry[];
  confirm(ids: ReadonlySet<string>): void;
  /** The text is signed now. Notes with changes that have not arrived stay. */
  remove(): void;
  /** A newer version of the app has left its mark. */
  hasNewer(): boolean;
  /** Before a text is signed: open copies of earlier versions then say that they are outdated. */
  outdateEarlier(): void;
  /** That was said, and has not been cleared since. */
  hasVersion(): boolean;
}

/** The notes as they were when they were read. */
export interface NotedTexts {
  readonly isEmpty: boolean;
  /** What the notes say of the text with this hash; null: none of them matches. */
  signatureOf(hash: () => string): Signature | null;
}

interface Note extends Signature {
  readonly key: string;
  readonly hash: string;
  /** The text it replaced: a browser killed between note and text has left that one behind. */
  readonly former: string | null;
  readonly pending: readonly Entry[];
}

const PREFIX = 'tasks.sync.';
/** Version 2 did not name another program's list that was in its text. */
const THEIR_LIST = 'adopt.unnamed';
const THIS_VERSION = JSON.stringify({ version: VERSION });

export function openEarlierNotes(local: Storage | null): EarlierNotes {
  const stored = storedValues(local, PREFIX, readNote);
  const version = localValue(local, `${PREFIX}version`);
  const text = localValue(local, 'tasks');
  const confirmed = new Set<string>();
  const all = () => stored().filter((note) => note !== null && note !== 'newer');

  function pending(): readonly Entry[] {
    const notes = all().filter((note) => note.pending.length > 0);
    if (notes.length === 0) return [];
    const current = textHash(text.read() ?? '');
    // First those that the text has already: what only other tabs had came after it.
    const inText = notes.filter(({ hash }) => hash === current);
    const noted = [...inText, ...notes].flatMap((note) => note.pending);
    return noted.filter(({ id }) => !confirmed.has(id));
  }

  return {
    read() {
      const notes = all();
      return { isEmpty: notes.length === 0, signatureOf: (hash) => signatureIn(notes, hash) };
    },
    pending,
    confirm(ids) {
      for (const id of ids) confirmed.add(id);
    },
    remove() {
      if (pending().length > 0) return;
      for (const { key } of all()) localValue(local, key).remove();
    },
    hasNewer: () => stored().includes('newer'),
    outdateEarlier: () => version.write(THIS_VERSION),
    hasVersion: () => version.read() !== null,
  };
}

function signatureIn(notes: readonly Note[], hash: () => string): Signature | null {
  if (notes.length === 0) return null;
  const [note] = notes
    .filter((other) => other.hash === hash())
    .toSorted((a, b) => (b.position?.seq ?? 0) - (a.position?.seq ?? 0));
  if (note) return note;
  const isFormer = notes.some(({ former }) => former === hash());
  return isFormer ? { position: NOWHERE, holds: [], isOnlyCopy: false } : null;
}

function readNote(text: string | null, key: string): Note | 'newer' | null {
  const fields = parseRecord(text);
  const { version, seq, hash, former } = fields;
  if (isNewer(version)) return 'newer';
  if (!isNumber(seq) || !isText(hash) || !isTextOrNull(former)) return null;
  const note = { key, hash, former };
  return version === 2 ? readSecond(note, seq, fields) : readFirst(note, seq, fields);
}

type Shared = Pick<Note, 'key' | 'hash' | 'former'>;
type Fields = Readonly<Record<string, unknown>>;

function readSecond(note: Shared, seq: number, fields: Fields): Note | null {
  const { journal, isOnlyCopy, holds } = fields;
  if (!isTextOrNull(journal) || typeof isOnlyCopy !== 'boolean' || !isTexts(holds)) return null;
  const said = { ...note, isOnlyCopy, pending: [] };
  if (isOnlyCopy && journal === null)
    return { ...said, position: null, holds: [...holds, THEIR_LIST] };
  return { ...said, position: { journal, seq }, holds };
}

/** Version 1 had no identity for journals; null in place of changes: there was no room for them. */
function readFirst(note: Shared, seq: number, { pending, held = [] }: Fields): Note | null {
  if (!(pending === null || (Array.isArray(pending) && pending.every(isEntry)))) return null;
  if (!isTexts(held)) return null;
  const entries: readonly Entry[] = pending ?? [];
  return {
    ...note,
    position: { ...NOWHERE, seq },
    // Without a former text, the write was put off: the text lacks what is pending.
    holds: note.former === null ? held : [...held, ...entries.map(({ id }) => id)],
    isOnlyCopy: pending === null,
    pending: entries,
  };
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && isText(value.id) && isChange(value.change);
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
