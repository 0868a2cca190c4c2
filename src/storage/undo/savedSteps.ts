import type { Step } from '../../domain/undo';
import type { OpenDatabase, Transaction } from '../journal/database';
import { weightOf } from '../journal/transactions';
import {
  LIFETIME_MS,
  MOST_STEPS,
  type RecalledSteps,
  type StepRow,
  type StepStorage,
} from '../stepStorage';

interface Environment {
  readonly database: OpenDatabase;
  /** The same before and after a reload. */
  readonly tab: string;
  /** When the page was opened: what came before in any tab is within reach of its keys. */
  readonly opened: number;
  readonly now: () => number;
  readonly idle: () => Promise<void>;
}

const STORES: Names = ['rows', 'steps'];
type Names = ('rows' | 'steps')[];
/** To copy more tasks than this would take a part of the frame that shows the visitor the change. */
const LARGE = 1000;
/** Of all steps together, in tasks. */
const MOST_TASKS = 200_000;

export function savedSteps({ database, tab, opened, now, idle }: Environment): StepStorage {
  /** The steps in this page's memory. */
  const known = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: a step must have been added before it is replaced. */
  function inTurn<Result>(work: (transaction: Transaction<Names>) => Promise<Result>) {
    const next = last.then(() => database.run(STORES, 'readwrite', work));
    last = next.catch(() => {});
    return next;
  }

  function save(step: Step | null, restack: (row: StepRow) => StepRow['stack']): void {
    const size = step ? weightOf(step.inverse) + step.touched.size : 0;
    if (step) known.add(step.id);
    if (size > LARGE) last = last.then(idle);
    inTurn(async (transaction) => {
      const rows = transaction.objectStore('rows');
      const before = await sweep(transaction, now());
      for (const row of before) {
        const stack = restack(row);
        if (stack !== row.stack) await rows.put({ ...row, stack });
      }
      if (!step) return;
      const { id, time, isUndo } = step;
      const seq = (before.at(-1)?.seq ?? 0) + 1;
      await rows.put({ seq, id, time, size, tab, stack: isUndo ? 'undone' : 'made' });
      await transaction.objectStore('steps').put(step, seq);
    }).catch(() => {});
  }

  const isReached = (row: StepRow) => row.tab === tab || row.time < opened;

  async function stepsOf(transaction: Transaction<Names>, rows: readonly StepRow[]) {
    const steps = transaction.objectStore('steps');
    const found = await Promise.all(rows.map(({ seq }) => steps.get(seq)));
    return rows.flatMap((row, index) => {
      const step = found[index];
      return step ? { row, step } : [];
    });
  }

  return {
    add(step) {
      save(step, (row) => (isReached(row) && row.stack === 'undone' ? 'past' : row.stack));
    },
    replace(undone, result, skipped) {
      const ids = new Set(skipped.map(({ id }) => id));
      save(result, ({ id, stack }) => {
        if (id === undone?.id) return 'spent';
        return ids.has(id) && stack !== 'spent' ? 'past' : stack;
      });
    },
    recall: () =>
      inTurn(async (transaction) => {
        const rows = (await sweep(transaction, now())).filter(
          (row) => isReached(row) && !known.has(row.id),
        );
        const own = rows.filter((row) => row.tab === tab);
        const others = rows.filter((row) => row.tab !== tab);
        const found = await stepsOf(transaction, [...others, ...own]);
        const on = (stack: StepRow['stack']) =>
          found.filter(({ row }) => row.stack === stack).map(({ step }) => step);
        const recalled: RecalledSteps = { made: on('made'), undone: on('undone') };
        for (const { id } of [...recalled.made, ...recalled.undone]) known.add(id);
        return recalled;
      }),
    changes: () =>
      inTurn(async (transaction) => {
        const found = await stepsOf(transaction, await sweep(transaction, now()));
        return found
          .map(({ row, step }) => ({ step, isUndone: row.stack === 'spent' }))
          .toReversed();
      }),
  };
}

/** Deletes the rows beyond the bounds, with their steps. Returns the others. */
async function sweep(transaction: Transaction<Names>, now: number): Promise<readonly StepRow[]> {
  const rows = transaction.objectStore('rows');
  const found = await rows.getAll();
  let room = MOST_TASKS;
  const kept = found.toReversed().filter(({ time, size }, index) => {
    room -= size;
    // A clock that was set back must not keep a step for years. The latest step stays, however large.
    const isYoung = Math.abs(now - time) < LIFETIME_MS;
    return isYoung && index < MOST_STEPS && (index === 0 || room >= 0);
  });
  const staying = new Set(kept);
  for (const row of found.filter((other) => !staying.has(other))) {
    await rows.delete(row.seq);
    await transaction.objectStore('steps').delete(row.seq);
  }
  return kept.toReversed();
}
