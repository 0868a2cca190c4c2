import { isRecord, parseJson } from '../../domain/parseJson';
import { readStep } from '../../domain/savedStep';
import type { Step } from '../../domain/undo';
import { keysOf, localValue } from '../browser/localValue';
import { LOST, NOTES } from './stepNotes';

export interface LeftNote {
  readonly visit: string;
  readonly id: string;
  readonly time: number;
  /** Null where only the time is known. */
  readonly step: Step | null;
  /** A new step, after which nothing can be redone. */
  readonly isNew: boolean;
}

/** What the pages of all visits have noted and not saved, the earliest first. */
export function leftNotes(local: Storage | null): readonly LeftNote[] {
  const all = keysOf(local, NOTES).flatMap((key) => {
    const value = parseJson(localValue(local, key).read());
    const visit = key.slice(NOTES.length);
    if (key === LOST) return { visit, ...LOST_NOTE, time: timeOf(value) };
    const notes: readonly unknown[] = Array.isArray(value) ? value : [value];
    return notes.map((note) => readNote(note, visit));
  });
  return all.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
}

export function removeNotes(local: Storage | null, visit: string): void {
  localValue(local, NOTES + visit).remove();
}

const LOST_NOTE = { id: '', step: null, isNew: false };

function readNote(value: unknown, visit: string): LeftNote {
  const { id = '', time, touched, isNew, ...rest } = isRecord(value) ? value : {};
  const facts = { id: String(id), time: timeOf(time) };
  const tasks = Array.isArray(touched) ? touched.filter(isRecord) : null;
  const step = readStep(
    { ...rest, ...facts, touched: tasks && new Map(tasks.map((task) => [task.id, task])) },
    { ...facts, isUndo: false },
  );
  return { visit, ...facts, step, isNew: isNew === true };
}

/** An unreadable time is as late as any. */
function timeOf(value: unknown): number {
  return typeof value === 'number' ? value : Infinity;
}
