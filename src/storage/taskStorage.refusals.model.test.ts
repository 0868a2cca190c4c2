import * as fc from 'fast-check';
import { test } from 'vitest';
import { apply } from '../domain/change';
import type { Tasks } from '../domain/task';
import { changeOf } from './simulation/changeOf';
import { expectSame } from './simulation/expectSame';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';
import { LONG_FROM } from './simulation/troubles';
import { tasksText } from './text/savedText';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);
/** Models never advance the clock: a timeout could only end a slow run. */
const NO_LIMIT = 0;

/** Fewer kinds of change than `changeOf` makes; adding comes twice as often. */
const ACTIONS = [0, 1, 2, 5, 5];

const command = fc.oneof(
  { arbitrary: fc.record({ type: fc.constant('act'), pick: fc.nat(20) }), weight: 10 },
  { arbitrary: fc.record({ type: fc.constant('run'), pick: fc.nat(50) }), weight: 10 },
  {
    arbitrary: fc.record({
      type: fc.constantFrom('refuse', 'work', 'crash', 'leave', 'fill'),
      pick: fc.nat(40),
    }),
    weight: 6,
  },
);

function sizeOf(local: ReadonlyMap<string, string>): number {
  return [...local].reduce((size, [key, text]) => size + key.length + text.length, 0);
}

test(
  'one page after another shows what a plain list would, unless it says that leaving would lose something: ' +
    'though pages crash or are left, the journal refuses at times, and there is little room',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { maxLength: 60, size: 'max' }),
        LONG_FROM,
        async (commands, longFrom) => {
          const browser = new SimulatedBrowser();
          browser.disk.longFrom = longFrom;
          let tab = await browser.openTab();
          let model: Tasks = [];
          let isRoomy = true;
          for (const [index, { type, pick }] of commands.entries()) {
            if (type === 'act') {
              const change = changeOf(
                tab.storage.getState().tasks,
                ACTIONS[pick % 5] ?? 5,
                pick,
                `t${index}`,
              );
              model = apply(model, change);
              if (change.length > 0) tab.storage.append(change);
            } else if (type === 'run') {
              await browser.schedule.runOne(pick);
            } else if (type === 'fill') {
              isRoomy = false;
              browser.capacity = pick < 20 ? sizeOf(browser.local) + 20 * pick : Infinity;
            } else if (type === 'crash' || type === 'leave') {
              if (tab.asks()) continue;
              if (type === 'leave') browser.leave(tab);
              browser.crash(tab);
              await browser.schedule.runAll();
              tab = await browser.openTab();
            } else {
              browser.fault = (call) =>
                type === 'refuse' && !call.startsWith('local') ? 'refuse' : 'work';
            }
            // Without room for the text, the list comes with the journal's answer.
            if (isRoomy) expectSame(tasksText(tab.storage.getState().tasks), tasksText(model));
          }
          browser.fault = () => 'work';
          browser.capacity = Infinity;
          await browser.wait();
          const { tasks, offered } = tab.storage.getState();
          if (isRoomy || offered.length === 0) expectSame(tasksText(tasks), tasksText(model));
          if (!isRoomy) return;
          expectSame(browser.json ?? '[]', tasksText(model));
          expectSame(browser.disk.offeredTexts.length, 0);
        },
      ),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);
