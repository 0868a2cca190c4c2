import { AT_END } from '../../domain/change';
import { isStep } from '../../domain/savedStep';
import type { Step } from '../../domain/undo';
import { sizeOf } from '../journal/transactions';
import type { Presence } from '../browser/presence';
import type { RecalledSteps, StepStorage } from '../stepStorage';
import type { RunInSteps } from './stepDatabase';
import { sweepRows, type StepRow } from './stepRows';

interface Surroundings {
  /** The id of this page's visit. */
  readonly visit: string;
  readonly presence: Presence;
  readonly run: RunInSteps;
  readonly now: () => number;
  readonly idle: () => Promise<void>;
  /** The page has come back from the back/forward cache. */
  readonly onReturn: (listener: () => void) => void;
}

/** To copy more than this would take a part of the frame that shows the visitor the change. */
const LARGE = 100_000;

export function savedSteps(around: Surroundings): StepStorage {
  const { visit, presence, run, now, idle, onReturn } = around;
  /** The steps that this page has in memory, with the numbers of their rows. */
  const known = new Map<Step, number>();
  const taken = new WeakSet<Step>();
  let hasAdded = false;

  presence.enter(visit);
  // Answered when the lock is held: whoever finds a row of this visit finds its lock, too.
  let last: Promise<unknown> = presence.openTabs();

  /** One after the other: a step must have been added before it is replaced. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  }

  const sweep = () => run((rows, steps) => sweepRows(rows, steps, now()));

  async function write(
    step: Step | null,
    stack: StepRow['stack'],
    goes: (row: StepRow) => boolean,
  ): Promise<void> {
    const size = step ? sizeOfStep(step) : 0;
    if (size > LARGE) await idle();
    const { seq, kept } = await run(async (rows, steps) => {
      const added = step && (await rows.add({ visit, time: now(), size, stack }));
      if (step && added !== null) await steps.put(step, added);
      return { seq: added, kept: await sweepRows(rows, steps, now(), goes) };
    });
    if (step && seq !== null) known.set(step, seq);
    forget(notIn(kept));
  }

  function notIn(rows: readonly StepRow[]): readonly Step[] {
    const seqs = new Set(rows.map(({ seq }) => seq));
    return [...known].flatMap(([step, seq]) => (seqs.has(seq) ? [] : step));
  }

  function forget(steps: readonly Step[]): void {
    for (const step of steps) known.delete(step);
  }

  /** Gives this visit the rows of those that have ended, in one transaction: no two get the same. */
  async function adopt(): Promise<void> {
    const found = await sweep();
    const open = await presence.openTabs();
    // Not whatever is missing in `open`: a visit may have begun after that was asked.
    const ended = new Set(found.map((row) => row.visit).filter((other) => !open.has(other)));
    ended.delete(visit);
    if (ended.size === 0) return;
    await run(async (rows, steps) => {
      // After a new step there is nothing to redo.
      const isVoid = (row: StepRow) => hasAdded && row.stack === 'undone' && ended.has(row.visit);
      for (const row of await sweepRows(rows, steps, now(), isVoid)) {
        if (ended.has(row.visit)) await rows.put({ ...row, visit });
      }
    });
  }

  async function load(): Promise<RecalledSteps> {
    const here = new Set(known.values());
    const found = await run(async (rows, steps) => {
      const own = (await sweepRows(rows, steps, now())).filter((row) => row.visit === visit);
      const missing = own.filter(({ seq }) => !here.has(seq));
      return Promise.all(missing.map(async (row) => ({ row, step: await steps.get(row.seq) })));
    });
    const recalled: Record<StepRow['stack'], Step[]> = { made: [], undone: [] };
    for (const { row, step } of found) {
      if (!isStep(step)) continue;
      known.set(step, row.seq);
      recalled[row.stack].push(step);
    }
    return recalled;
  }

  /** While this page was in the cache it had no lock, and another one may have adopted its rows. */
  async function lookForTaken(): Promise<void> {
    await presence.openTabs();
    const lost = notIn((await sweep()).filter((row) => row.visit === visit));
    for (const step of lost) taken.add(step);
    forget(lost);
  }

  inTurn(adopt).catch(() => {});
  onReturn(() => void inTurn(lookForTaken).catch(() => {}));

  return {
    add(step) {
      hasAdded = true;
      const isVoid = (row: StepRow) => row.visit === visit && row.stack === 'undone';
      inTurn(() => write(step, 'made', isVoid)).catch(() => {});
    },
    replace(gone, come, stack) {
      const isGone = ({ seq }: StepRow) => gone.some((step) => known.get(step) === seq);
      inTurn(() => write(come, stack, isGone)).catch(() => {});
    },
    recall: () => inTurn(() => adopt().then(load)),
    isTaken: (step) => taken.has(step),
  };
}

function sizeOfStep({ inverse, touched }: Step): number {
  return sizeOf([...inverse, { type: 'put', tasks: [...touched.values()], place: AT_END }]);
}
