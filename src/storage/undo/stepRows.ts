import { isRecord } from '../../domain/isRecord';
import type { RecalledSteps } from '../stepStorage';
import type { Rows, Steps } from './stepDatabase';

/** What is known of a saved step without reading it: one may be as large as the whole list. */
export interface StepRow {
  /** Given by the database, in one order for all pages. */
  readonly seq: number;
  /** The visit that may take it back. */
  readonly visit: string;
  readonly time: number;
  readonly size: number;
  readonly stack: keyof RecalledSteps;
}

export const LIFETIME_MS = 7 * 24 * 3_600_000;
export const MOST_STEPS = 100;
/** In characters, roughly. */
export const MOST_CHARACTERS = 20_000_000;

/** Deletes the rows that go, and those beyond the bounds, with their steps. Returns the others. */
export async function sweepRows(
  rows: Rows,
  steps: Steps,
  now: number,
  goes: (row: StepRow) => boolean = () => false,
): Promise<readonly StepRow[]> {
  const [keys, found] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
  const kept = keptRows(found, now).filter((row) => !goes(row));
  const staying = new Set(kept.map(({ seq }) => seq));
  const going = keys.filter((seq) => !staying.has(seq));
  await Promise.all(going.flatMap((seq) => [rows.delete(seq), steps.delete(seq)]));
  return kept;
}

/** The rows that stay, of all visits together: young ones, not too many, not too large. */
export function keptRows(rows: readonly unknown[], now: number): readonly StepRow[] {
  // A clock that was set back must not keep a step for years.
  const young = rows.filter(isRow).filter(({ time }) => Math.abs(now - time) < LIFETIME_MS);
  const newest = young.slice(-MOST_STEPS);
  let room = MOST_CHARACTERS;
  const first = newest.findLastIndex(({ size }) => (room -= size) < 0);
  // The latest step is the one most likely to be wanted back: it stays, however large.
  return newest.slice(Math.min(first + 1, newest.length - 1));
}

function isRow(value: unknown): value is StepRow {
  if (!isRecord(value)) return false;
  const { seq, visit, time, size, stack } = value;
  return (
    typeof seq === 'number' &&
    typeof visit === 'string' &&
    typeof time === 'number' &&
    typeof size === 'number' &&
    (stack === 'made' || stack === 'undone')
  );
}
