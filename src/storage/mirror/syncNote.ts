import { isRecord } from '../../domain/isRecord';
import { isChange } from '../../domain/savedChange';
import { NOWHERE, type Entry, type Position } from '../journal';
import { isNewer, VERSION } from '../version';

/**
 * What each tab writes down beside `tasks` before it writes the text itself, under a key of its
 * own: so the text that stands there always fits the note of the tab that wrote it last.
 */
export interface SyncNote {
  /** The place in the journal for which the text stands. */
  readonly position: Position;
  readonly hash: string;
  /** The text it replaces: a browser killed between the two writes leaves that one behind. */
  readonly former: string | null;
  /** The changes whose effect is in the text, and that the journal had not confirmed. */
  readonly holds: readonly string[];
  /** The text holds something that stands neither in the journal nor among the pending changes. */
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
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return null;
    if (isNewer(value.version)) return 'newer';
    return value.version === VERSION ? readNote(value) : readFirstNote(value);
  } catch {
    return null;
  }
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
    // With no former text, the text was put off: it does not hold what is pending.
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
