import * as fc from 'fast-check';
import { test } from 'vitest';
import { Ledger } from './simulation/Ledger';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';
import { commands, expectNothingLost, LONG_FROM, step, type Type } from './simulation/troubles';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);
/** Models never advance the clock: a timeout could only end a slow run. */
const NO_LIMIT = 0;

const BUSY = [
  ['act', 20],
  ['run', 40],
  ['open', 4],
] as const;
const ENDING = [
  ['leave', 1],
  ['crash', 2],
  ['kill', 2],
  ['flush', 3],
  ['wait', 2],
] as const;

test.each<readonly [string, readonly (readonly [Type, number])[]]>([
  ['pages end and time passes', []],
  [
    'other programs write `tasks`',
    [
      ['foreign', 3],
      ['console', 3],
      ['discard', 1],
    ],
  ],
  ['localStorage is full', [['fill', 4]]],
  [
    'the journal is full, refuses, hangs or loses its connection',
    [
      ['fillDisk', 2],
      ['refuse', 3],
      ['break', 3],
    ],
  ],
  ['the clock is set', [['clock', 4]]],
  // Not both, because a change that neither has is not covered (N3).
  ['localStorage is cleared', [['clearLocal', 3]]],
  ['the database is deleted', [['clearJournal', 3]]],
])(
  'every acknowledged change and every text under `tasks` is in the list, is offered, or was removed, when %s',
  async (_name, troubles) => {
    await fc.assert(
      fc.asyncProperty(
        commands(...BUSY, ...ENDING, ...troubles),
        LONG_FROM,
        async (played, longFrom) => {
          const browser = new SimulatedBrowser();
          browser.disk.longFrom = longFrom;
          const ledger = new Ledger(browser);
          await browser.openTab();
          for (const [index, next] of played.entries())
            await step(browser, ledger, next, `t${index}.`);
          await expectNothingLost(browser, ledger);
        },
      ),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);

test(
  'the tabs agree in the end when all failures are combined',
  async () => {
    const troubles = commands(
      ...BUSY,
      ...ENDING,
      ['foreign', 2],
      ['console', 2],
      ['discard', 1],
      ['fill', 2],
      ['fillDisk', 1],
      ['refuse', 2],
      ['break', 2],
      ['clock', 1],
      ['clearLocal', 1],
      ['clearJournal', 1],
    );
    await fc.assert(
      fc.asyncProperty(troubles, LONG_FROM, async (played, longFrom) => {
        const browser = new SimulatedBrowser();
        browser.disk.longFrom = longFrom;
        const ledger = new Ledger(browser);
        await browser.openTab();
        for (const [index, next] of played.entries())
          await step(browser, ledger, next, `t${index}.`);
        ledger.expectNothing();
        await expectNothingLost(browser, ledger);
      }),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);
