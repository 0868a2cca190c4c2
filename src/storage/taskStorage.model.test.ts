import * as fc from 'fast-check';
import { test } from 'vitest';
import { apply } from '../domain/change';
import type { Tasks } from '../domain/task';
import { changeOf } from './simulation/changeOf';
import { expectSame } from './simulation/expectSame';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';
import { LONG_FROM } from './simulation/troubles';
import { tasksText } from './mirror/savedText';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);
const COMMANDS = 100;
/** A model never lets a timer run: time could only call a run off that was slow. */
const NO_LIMIT = 0;

type Command =
  | { readonly type: 'act'; readonly tab: number; readonly action: number; readonly pick: number }
  | { readonly type: 'run'; readonly choice: number }
  | { readonly type: 'open' | 'flush' | 'kill' }
  | { readonly type: 'crash'; readonly tab: number };

const act = fc.record({
  type: fc.constant('act' as const),
  tab: fc.nat(3),
  action: fc.nat(7),
  pick: fc.nat(20),
});
const run = fc.record({ type: fc.constant('run' as const), choice: fc.nat(50) });
const rest = fc.constantFrom<Command>({ type: 'open' }, { type: 'flush' }, { type: 'kill' });
const crash = fc.record({ type: fc.constant('crash' as const), tab: fc.nat(3) });

export async function play(
  browser: SimulatedBrowser,
  commands: readonly Command[],
  maxTabs: number,
) {
  let count = 0;
  let mayOffer = false;
  for (const command of commands) {
    switch (command.type) {
      case 'open':
        if (browser.tabs.length < maxTabs) await browser.openTab();
        break;
      case 'act': {
        const tab = browser.tabs[command.tab % Math.max(browser.tabs.length, 1)];
        if (!tab) break;
        count += 1;
        const { tasks } = tab.storage.getState();
        const change = changeOf(tasks, command.action, command.pick, `t${count}`);
        if (change.length > 0) tab.storage.record(change);
        break;
      }
      case 'run':
        await browser.schedule.runOne(command.choice);
        break;
      case 'flush':
        browser.flushLocal();
        break;
      case 'crash': {
        const tab = browser.tabs[command.tab % Math.max(browser.tabs.length, 1)];
        if (tab) browser.crash(tab);
        break;
      }
      case 'kill':
        browser.kill();
        // It has lost its localStorage: the list is empty, and the journal's is offered.
        mayOffer ||= (browser.json ?? '[]') === '[]';
        break;
    }
  }
  return mayOffer;
}

function folded(browser: SimulatedBrowser): string {
  return tasksText(
    browser.disk.history.reduce<Tasks>((list, { change }) => apply(list, change), []),
  );
}

/**
 * Every tab, a newly opened one and localStorage show what the journal's history gives, and the
 * open ones do so before another one opens.
 */
export async function expectAgreement(browser: SimulatedBrowser, mayOffer = false) {
  await browser.schedule.runAll();
  const shown = browser.tabs.map(({ storage }) => tasksText(storage.getState().tasks));
  await browser.openTab();
  await browser.schedule.runAll();
  const truth = folded(browser);
  for (const text of shown) expectSame(text, truth);
  for (const { storage } of browser.tabs) {
    expectSame(tasksText(storage.getState().tasks), truth);
    expectSame(storage.getState().safety, 'safe');
  }
  expectSame(browser.json ?? '[]', truth);
  if (!mayOffer) expectSame(browser.disk.keptTexts.length, 0);
}

test(
  'one tab shows what a plain list would, whenever its transactions end',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(act, run), { minLength: COMMANDS, maxLength: COMMANDS }),
        LONG_FROM,
        async (commands, longFrom) => {
          const browser = new SimulatedBrowser();
          browser.disk.longFrom = longFrom;
          const { storage } = await browser.openTab();
          let model: Tasks = [];
          let count = 0;
          for (const command of commands) {
            if (command.type === 'run') {
              await browser.schedule.runOne(command.choice);
              continue;
            }
            count += 1;
            const change = changeOf(model, command.action, command.pick, `t${count}`);
            model = apply(model, change);
            if (change.length > 0) storage.record(change);
            expectSame(tasksText(storage.getState().tasks), tasksText(model));
          }
          await expectAgreement(browser);
          expectSame(folded(browser), tasksText(model));
        },
      ),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);

test(
  'four tabs agree in the end, however their work and messages interleave',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ arbitrary: act, weight: 3 }, { arbitrary: run, weight: 5 }), {
          minLength: COMMANDS,
          maxLength: COMMANDS,
        }),
        LONG_FROM,
        async (commands, longFrom) => {
          const browser = new SimulatedBrowser();
          browser.disk.longFrom = longFrom;
          for (let tab = 0; tab < 4; tab += 1) await browser.openTab();
          const mayOffer = await play(browser, commands, 4);
          await expectAgreement(browser, mayOffer);
        },
      ),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);

test(
  'four tabs agree in the end, also when pages crash and the browser is killed',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            { arbitrary: act, weight: 20 },
            { arbitrary: run, weight: 40 },
            { arbitrary: rest, weight: 6 },
            { arbitrary: crash, weight: 1 },
          ),
          { minLength: COMMANDS, maxLength: COMMANDS },
        ),
        LONG_FROM,
        async (commands, longFrom) => {
          const browser = new SimulatedBrowser();
          browser.disk.longFrom = longFrom;
          await browser.openTab();
          const mayOffer = await play(browser, commands, 4);
          await expectAgreement(browser, mayOffer);
        },
      ),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);
