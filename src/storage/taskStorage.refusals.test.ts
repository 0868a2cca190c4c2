import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AT_END, apply, type Change } from '../domain/change';
import * as intent from '../domain/intent';
import type { Tasks } from '../domain/task';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';
import { tasksText } from './tasksText';

/** Long contents make a failure unreadable. */
const shown = (tasks: Tasks) => tasksText(tasks).replaceAll(LONG, 'long');

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 1000);
const TIMEOUT_MS = 300 * RUNS;

/** More than a note takes beside a journal that answers. */
const LONG = 'x'.repeat(100_000);

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
    case 3:
      return intent.add(`task ${id}`, id);
    default:
      return [{ type: 'put', tasks: [{ id, content: LONG, done: false }], place: AT_END }];
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
          expect(shown(tab.storage.getState().tasks)).toBe(shown(model));
        }
        browser.fault = () => 'work';
        await browser.schedule.runAll();
        expect(shown(tab.storage.getState().tasks)).toBe(shown(model));
        expect((browser.local.get('tasks') ?? '[]').replaceAll(LONG, 'long')).toBe(shown(model));
        expect(browser.disk.keptTexts).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);
