import { isRecord } from '../../domain/isRecord';
import { isChange } from '../../domain/savedChange';
import type { JournalRecord } from '../journal';
import { isNewer } from '../version';

/** The journal holds what this version cannot read: a newer one has written it. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/** The journal's first record, under number 0. */
export interface About {
  readonly seq: 0;
  readonly version: number;
  readonly journal: string;
  /** How many entries stand after the last snapshot, and about how many characters they are. */
  readonly length: number;
  readonly size: number;
}

/** An entry that cannot be applied would throw in every tab, at every look, for ever. */
export function readRecord(value: unknown): JournalRecord {
  if (isRecord(value) && !isNewer(value.version) && typeof value.seq === 'number') {
    const { seq, snapshot, id, change } = value;
    if (typeof snapshot === 'string') return { seq, snapshot };
    if (typeof id === 'string' && isChange(change)) return { seq, id, change };
  }
  throw new OutdatedError('The journal was written by a newer version.');
}

/** Null for a journal that has not been begun. */
export function readAbout(value: unknown): About | null {
  if (value === undefined) return null;
  if (isRecord(value) && !isNewer(value.version)) {
    const { version, journal, length, size } = value;
    if (
      typeof version === 'number' &&
      typeof journal === 'string' &&
      typeof length === 'number' &&
      typeof size === 'number'
    ) {
      return { seq: 0, version, journal, length, size };
    }
  }
  throw new OutdatedError('The journal was begun by a newer version.');
}
