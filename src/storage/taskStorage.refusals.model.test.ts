import * as fc from 'fast-check';
import { test } from 'vitest';
import { apply, type Change } from '../domain/change';
import * as intent from '../domain/intent';
import type { Tasks } from '../domain/task';
import { expectSame } from './simulation/expectSame';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';
import { tasksText } from './mirror/savedText';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);
/** A model never lets a timer run: time could only call a run off that was slow. */
const NO_LIMIT = 0;

const command = fc.oneof(
  { arbitrary: fc.record({ type: fc.constant('act'), pick: fc.nat(20) }), weight: 10 },
  { arbitrary: fc.record({ type: fc.constant('run'), pick: fc.nat(50) }), weight: 10 },
  {
    arbitrary: fc.record({ type: fc.constantFrom('refuse', 'work', 'crash'), pick: fc.nat(0) }),
    weight: 4,
  },
);

function changeOf(tasks: Tasks, pick: number, id: string): Change {
  const target = tasks[pick % Math.max(tasks.length, 1)]?.id ?? '';
  switch (pick % 5) {
    case 0:
      return intent.toggle(tasks, target);
    case 1:
      return intent.edit(tasks, target, `edited ${id}`);
    case 2:
      return intent.remove(tasks, target);
    default:
      return intent.add(`task ${id}`, id);
  }
}

test(
  'one page after another shows what a plain list would, though they crash and the journal refuses at times',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 60, size: 'max' }), async (commands) => {
        const browser = new SimulatedBrowser();
        let tab = await browser.openTab();
        let model: Tasks = [];
        for (const [index, { type, pick }] of commands.entries()) {
          if (type === 'act') {
            const change = changeOf(model, pick, `t${index}`);
            model = apply(model, change);
            if (change.length > 0) tab.storage.record(change);
          } else if (type === 'run') {
            await browser.schedule.runOne(pick);
          } else if (type === 'crash') {
            browser.crash(tab);
            await browser.schedule.runAll();
            tab = await browser.openTab();
          } else {
            browser.fault = (call) =>
              type === 'refuse' && !call.startsWith('local') ? 'refuse' : 'work';
          }
          expectSame(tasksText(tab.storage.getState().tasks), tasksText(model));
        }
        browser.fault = () => 'work';
        await browser.schedule.runAll();
        expectSame(tasksText(tab.storage.getState().tasks), tasksText(model));
        expectSame(browser.local.get('tasks') ?? '[]', tasksText(model));
        expectSame(browser.disk.keptTexts.length, 0);
      }),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);
