import { readStep } from '../../domain/savedStep';
import type { Step } from '../../domain/undo';
import type { Presence } from '../browser/presence';
import type { PastChange, RecalledSteps, StepStorage } from '../stepStorage';
import { leftNotes, removeNotes, type LeftNote } from './leftNotes';
import { idOfRow, sizeOfStep, sweepRows, type StepRow } from './stepRows';
import type { RunInSteps, Rows, Steps } from './stepDatabase';
import type { StepNotes } from './stepNotes';

interface Environment {
  /** The id of this page's visit. */
  readonly visit: string;
  readonly presence: Presence;
  readonly local: Storage | null;
  /** Those of this page, which are removed when the database has their steps. */
  readonly notes: StepNotes;
  readonly run: RunInSteps;
  readonly now: () => number;
  readonly idle: () => Promise<void>;
  /** The page has come back from the back/forward cache. */
  readonly onReturn: (listener: () => void) => void;
}

/** To copy more than this would take a part of the frame that shows the visitor the change. */
const LARGE = 100_000;

type Restack = (row: StepRow) => StepRow['stack'];

export function savedSteps(env: Environment): StepStorage {
  const { visit, presence, local, notes, run, now, idle, onReturn } = env;
  /** The steps in this page's memory that have rows. */
  const known = new Set<string>();
  const taken = new Set<string>();
  let hasAdded = false;

  presence.enter(visit);
  // Answered when the lock is held: a page that finds a row of this visit finds its lock, too.
  let last: Promise<unknown> = presence.openTabs();

  /** One after the other: a step must have been added before it is replaced. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  }

  const sweep = () => run((rows, steps) => sweepRows(rows, steps, now()));

  async function put(step: Step, stack: StepRow['stack'], rows: Rows, steps: Steps): Promise<void> {
    const { id, time } = step;
    const seq = await rows.add({ visit, time, size: sizeOfStep(step), stack, id });
    await steps.put(step, seq);
  }

  async function write(step: Step | null, restack: Restack): Promise<void> {
    if (step && sizeOfStep(step) > LARGE) await idle();
    const kept = await run(async (rows, steps) => {
      const before = await sweepRows(rows, steps, now());
      await restackRows(rows, before, restack);
      // Another page has found its note while this one was in the back/forward cache.
      const isThere = before.some((row) => idOfRow(row) === step?.id);
      if (step && isThere) taken.add(step.id);
      else if (step) await put(step, stackOf(step), rows, steps);
      return sweepRows(rows, steps, now());
    });
    if (step && !taken.has(step.id)) known.add(step.id);
    forget(notIn(kept));
  }

  function save(step: Step | null, restack: Restack): void {
    inTurn(() => write(step, restack)).then(
      () => step && notes.remove(step),
      () => step && notes.giveUp(step),
    );
  }

  function notIn(rows: readonly StepRow[]): readonly string[] {
    const ids = new Set(rows.map(idOfRow));
    return [...known].filter((id) => !ids.has(id));
  }

  function forget(ids: readonly string[]): void {
    for (const id of ids) known.delete(id);
  }

  /** Gives this visit the rows of those that have ended, in one transaction: no two get the same. */
  async function adopt(): Promise<void> {
    const found = await sweep();
    const noted = leftNotes(local);
    const open = await presence.openTabs();
    // Not whatever is missing in `open`: a visit may have begun after that was asked.
    const ended = new Set(
      [...found, ...noted].map((row) => row.visit).filter((other) => !open.has(other)),
    );
    ended.delete(visit);
    if (ended.size === 0) return;
    const left = noted.filter((note) => ended.has(note.visit));
    await run(async (rows, steps) => {
      const before = await sweepRows(rows, steps, now());
      const ids = new Set(before.map(idOfRow));
      const fresh = left.filter(({ id }) => !ids.has(id));
      const restack = stacksAfter(fresh);
      for (const row of before) {
        // After a new step there is nothing to redo.
        const isVoid = hasAdded && row.stack === 'undone';
        const stack = ended.has(row.visit) && isVoid ? 'past' : restack(row);
        if (ended.has(row.visit)) await rows.put({ ...row, visit, stack });
        else if (row.visit === visit) await rows.put({ ...row, stack });
      }
      for (const [index, { step, ...note }] of fresh.entries()) {
        if (!step) continue;
        const stack = stacksAfter(fresh.slice(index + 1))({ ...note, stack: stackOf(step) });
        await put(step, stack, rows, steps);
      }
    });
    for (const other of ended) removeNotes(local, other);
  }

  async function load(): Promise<RecalledSteps> {
    const found = await run(async (rows, steps) => {
      const all = await sweepRows(rows, steps, now());
      const missing = all.filter((row) => row.visit === visit && !known.has(idOfRow(row)));
      return Promise.all(
        missing.map(async (row) => ({ row, step: stepIn(row, await steps.get(row.seq)) })),
      );
    });
    const recalled: Record<keyof RecalledSteps, Step[]> = { made: [], undone: [] };
    for (const { row, step } of found) {
      if (row.stack !== 'made' && row.stack !== 'undone') continue;
      if (step) {
        known.add(step.id);
        recalled[row.stack].push(step);
      } else {
        // Damaged: without it, undo would take back an earlier action than the visitor means.
        recalled[row.stack] = [];
      }
    }
    return recalled;
  }

  async function changes(): Promise<readonly PastChange[]> {
    const found = await run(async (rows, steps) => {
      const all = await sweepRows(rows, steps, now());
      // One request for all of them: the visitor waits for these.
      const [keys, values] = await Promise.all([steps.getAllKeys(), steps.getAll()]);
      const stored = new Map(keys.map((seq, index) => [seq, values[index]]));
      return all.map((row) => ({ row, step: stepIn(row, stored.get(row.seq)) }));
    });
    return found
      .flatMap(({ row, step }) => (step ? { step, isUndone: row.stack === 'spent' } : []))
      .toReversed();
  }

  /** While this page was in the cache it had no lock, and another one may have adopted its rows. */
  async function lookForTaken(): Promise<void> {
    await presence.openTabs();
    const lost = notIn((await sweep()).filter((row) => row.visit === visit));
    for (const id of lost) taken.add(id);
    forget(lost);
  }

  inTurn(adopt).catch(() => {});
  onReturn(() => void inTurn(lookForTaken).catch(() => {}));

  return {
    add(step) {
      hasAdded = true;
      save(step, (row) => (row.visit === visit && row.stack === 'undone' ? 'past' : row.stack));
    },
    replace(undone, result, skipped) {
      const ids = new Set(skipped.map(({ id }) => id));
      save(result, (row) => {
        if (idOfRow(row) === undone?.id) return 'spent';
        return ids.has(idOfRow(row)) && row.stack !== 'spent' ? 'past' : row.stack;
      });
    },
    recall: () => inTurn(() => adopt().then(load)),
    changes: () => inTurn(() => adopt().then(changes)),
    isTaken: ({ id }) => taken.has(id),
  };
}

function stackOf({ isUndo }: Step): 'made' | 'undone' {
  return isUndo ? 'undone' : 'made';
}

function stepIn(row: StepRow, value: unknown): Step | null {
  const { time, stack } = row;
  return readStep(value, { id: idOfRow(row), time, isUndo: stack === 'undone' });
}

async function restackRows(
  rows: Rows,
  before: readonly StepRow[],
  restack: Restack,
): Promise<void> {
  for (const row of before) {
    const stack = restack(row);
    if (stack !== row.stack) await rows.put({ ...row, stack });
  }
}

/**
 * The stacks of earlier steps after what ended visits have noted. Undo reaches no action older than
 * one without a step, and redo nothing that a new step of its visit came after.
 */
function stacksAfter(notes: readonly LeftNote[]) {
  const unknown = notes.filter(({ step }) => !step);
  const added = new Set(notes.filter(({ isNew }) => isNew).map((note) => note.visit));
  return ({ visit, time, stack }: Pick<StepRow, 'visit' | 'time' | 'stack'>): StepRow['stack'] => {
    if (stack !== 'made' && stack !== 'undone') return stack;
    const isCutOff = unknown.some((note) => time <= note.time);
    return isCutOff || (stack === 'undone' && added.has(visit)) ? 'past' : stack;
  };
}
