import type { Step } from '../../domain/undo';
import { keysOf, localValue } from '../browser/localValue';

/**
 * A step is noted in localStorage together with its change, until the database has it: a
 * page that is left within milliseconds leaves it to the next one. Where a step cannot be noted, or
 * the database refuses it, the time alone is noted: undo in later visits must not reach past it,
 * since it would take back an earlier action than the visitor means.
 */
export interface StepNotes {
  /** A new step, or one that replayed another. */
  add(step: Step, isNew: boolean): void;
  /** The database has it. */
  remove(step: Step): void;
  /** The database has refused it. */
  giveUp(step: Step): void;
}

/** Followed by the visit whose steps they are. */
export const NOTES = 'tasks.undo.';
/** The time of the latest step that got lost, of all visits. */
export const LOST = 'tasks.undo.lost';

/** In characters: the list needs the room more. */
const MOST_CHARACTERS = 50_000;
/** To make a text of more tasks takes a part of the frame that shows the change. */
const MOST_TASKS = 500;
/** More than these are noted only while the database does not answer. */
const MOST_NOTES = 50;
const MOST_VISITS = 10;

export function openStepNotes(local: Storage | null, visit: string): StepNotes {
  const own = localValue(local, NOTES + visit);
  const unsaved = new Map<string, { readonly whole: string; readonly time: string }>();

  const write = (key: 'whole' | 'time') =>
    own.write(`[${[...unsaved.values()].map((note) => note[key]).join()}]`);

  function save(): void {
    if (unsaved.size === 0) own.remove();
    else if (!write('whole')) write('time');
  }

  function lose({ time }: Step): void {
    localValue(local, LOST).write(String(time));
  }

  return {
    add(step, isNew) {
      const isFull =
        unsaved.size === 0
          ? keysOf(local, NOTES).length >= MOST_VISITS
          : unsaved.size >= MOST_NOTES;
      if (isFull) return lose(step);
      const time = JSON.stringify({ id: step.id, time: step.time });
      let room = MOST_CHARACTERS;
      for (const { whole } of unsaved.values()) room -= whole.length;
      const whole = countTasks(step) > MOST_TASKS ? time : textOf(step, isNew);
      unsaved.set(step.id, { whole: whole.length > room ? time : whole, time });
      save();
    },
    remove({ id }) {
      if (unsaved.delete(id)) save();
    },
    giveUp(step) {
      lose(step);
      unsaved.delete(step.id);
      save();
    },
  };
}

function countTasks({ inverse, touched }: Step): number {
  return inverse.reduce(
    (count, operation) => count + (operation.type === 'put' ? operation.tasks.length : 1),
    touched.size,
  );
}

function textOf(step: Step, isNew: boolean): string {
  return JSON.stringify({ ...step, touched: [...step.touched.values()], isNew });
}
