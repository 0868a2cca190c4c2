import * as fc from 'fast-check';
import { test } from 'vitest';
import { apply } from '../domain/change';
import { changeOf } from './simulation/changeOf';
import { expectSame } from './simulation/expectSame';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';
import { listText } from './simulation/visits';
import { tasksText } from './text/savedText';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);
/** Models never advance the clock: a timeout could only end a slow run. */
const NO_LIMIT = 0;

const command = (type: string, weight: number) => ({
  arbitrary: fc.record({ type: fc.constant(type), action: fc.nat(7), pick: fc.nat(20) }),
  weight,
});

test(
  '[C8] after every action `tasks` is what is shown, however slow the journal is, ' +
    "on another program's text too, and no crash takes anything of either",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            command('act', 8),
            command('run', 12),
            command('next', 2),
            command('foreign', 1),
          ),
          { maxLength: 60, size: 'max' },
        ),
        async (commands) => {
          const browser = new SimulatedBrowser();
          let tab = await browser.openTab();
          const expected = new Set<string>();
          for (const [index, { type, action, pick }] of commands.entries()) {
            if (type === 'act') {
              const { tasks } = tab.storage.getState();
              const change = changeOf(tasks, action, pick, `t${index}.`);
              if (change.length === 0) continue;
              const after = apply(tasks, change);
              for (const { id } of tasks) expected.delete(id);
              for (const { id } of after) expected.add(id);
              tab.storage.append(change);
              expectSame(tasksText(tab.storage.getState().tasks), tasksText(after));
              expectSame(browser.seenBy(tab).get('tasks')?.trimEnd() ?? '[]', tasksText(after));
            } else if (type === 'run') {
              await browser.schedule.runOne(pick);
            } else {
              // A change overwritten by another program is lost unless the journal has it.
              if (type === 'foreign') await browser.schedule.runAll();
              // No page ends before its writes have reached the browser.
              await browser.schedule.runLane(`writes of ${tab.name}`);
              browser.crash(tab);
              await browser.schedule.runLane(`writes of ${tab.name}`);
              if (type === 'foreign') {
                browser.setLocal('tasks', listText(`f${index}.`));
                expected.add(`f${index}.`);
              }
              tab = await browser.openTab();
            }
          }
          await browser.schedule.runAll();
          const { tasks, offered } = tab.storage.getState();
          const reach = [tasksText(tasks), ...offered.map(({ text }) => text)].join('\n');
          expectSame([...expected].filter((id) => !reach.includes(`"${id}"`)).join(), '');
          expectSame(browser.json ?? '[]', tasksText(tasks));
        },
      ),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);
