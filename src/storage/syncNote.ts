import { isRecord } from '../domain/isRecord';
import { isChange } from '../domain/savedChange';
import type { Entry } from './journal';

/**
 * What each tab writes down beside `tasks` before it writes the text itself, under a key of its
 * own: so the text that stands there always fits the note of the tab that wrote it last.
 */
export interface SyncNote {
  /** The journal's number for which the text stands. */
  readonly seq: number;
  readonly hash: string;
  /** The text it replaces: a browser killed between the two writes leaves that one behind. */
  readonly former: string | null;
  /** Changes that the journal has not confirmed; null: there was room for the text only. */
  readonly pending: readonly Entry[] | null;
  /** Ids of changes in the notes of other tabs that the text holds. Older notes lack it. */
  readonly held?: readonly string[];
  readonly time: number;
}

/** Null for a text that is no note. */
export function readSyncNote(text: string | null): SyncNote | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isNote(value) ? value : null;
  } catch {
    return null;
  }
}

export function isSettled({ former, pending }: SyncNote): boolean {
  return former === null && pending?.length === 0;
}

function isNote(value: unknown): value is SyncNote {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.seq) &&
    typeof value.hash === 'string' &&
    (value.former === null || typeof value.former === 'string') &&
    (value.pending === null || (Array.isArray(value.pending) && value.pending.every(isEntry))) &&
    (value.held === undefined || (Array.isArray(value.held) && value.held.every(isId))) &&
    typeof value.time === 'number'
  );
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && isId(value.id) && isChange(value.change);
}

function isId(value: unknown): value is string {
  return typeof value === 'string';
}
