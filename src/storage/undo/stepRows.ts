import type { Operation } from '../../domain/change';
import { isRecord } from '../../domain/parseJson';
import type { Tasks } from '../../domain/task';
import type { Step } from '../../domain/undo';
import { LIFETIME_MS, MOST_STEPS } from '../stepStorage';
import type { Rows, Steps } from './stepDatabase';

/** What is known of a saved step without reading it: one may be as large as the whole list. */
export interface StepRow {
  /** Given by the database, in one order for all pages. */
  readonly seq: number;
  /** The visit that may take it back. */
  readonly visit: string;
  readonly time: number;
  readonly size: number;
  readonly stack: (typeof STACKS)[number];
  /** The step's. Missing in rows of earlier versions. */
  readonly id?: string;
}

/**
 * Undo takes back what was made, redo what was undone. Only the history lists what neither reaches
 * any more: what is past can be taken back there, what is spent was taken back.
 */
const STACKS = ['made', 'undone', 'past', 'spent'] as const;

export function idOfRow({ id, seq }: StepRow): string {
  return id ?? `row${seq}`;
}

/** In characters, roughly. */
export const MOST_CHARACTERS = 20_000_000;

/** Deletes the rows beyond the bounds, with their steps. Returns the others. */
export async function sweepRows(
  rows: Rows,
  steps: Steps,
  now: number,
): Promise<readonly StepRow[]> {
  const [keys, found] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
  const kept = keptRows(found, now);
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
  const { seq, visit, time, size, stack, id } = value;
  return (
    typeof seq === 'number' &&
    typeof visit === 'string' &&
    typeof time === 'number' &&
    typeof size === 'number' &&
    STACKS.some((name) => name === stack) &&
    (id === undefined || typeof id === 'string')
  );
}

/** What surrounds a text where it is stored, roughly. */
const AROUND = 40;

/** In characters, roughly. */
export function sizeOfStep({ inverse, touched }: Step): number {
  return sizeOfTasks([...touched.values()]) + sum(inverse, sizeOfOperation);
}

function sizeOfOperation(operation: Operation): number {
  switch (operation.type) {
    case 'put':
      return AROUND + sizeOfTasks(operation.tasks);
    case 'remove':
    case 'setDone':
      return AROUND + sum(operation.ids, ({ length }) => length);
    case 'setContent':
      return AROUND + operation.content.length;
    case 'move':
      return 2 * AROUND;
  }
}

function sizeOfTasks(tasks: Tasks): number {
  return sum(tasks, ({ id, content }) => AROUND + id.length + content.length);
}

function sum<Item>(items: readonly Item[], sizeOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + sizeOf(item), 0);
}
