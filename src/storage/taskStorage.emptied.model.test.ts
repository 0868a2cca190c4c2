import * as fc from 'fast-check';
import { test } from 'vitest';
import { apply } from '../domain/change';
import type { Tasks } from '../domain/task';
import { changeOf } from './simulation/changeOf';
import { expectSame } from './simulation/expectSame';
import { isPartOf } from './journal/decide';
import { tasksText } from './text/savedText';
import { visits, type Tab } from './simulation/visits';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);
/** Models never advance the clock: a timeout could only end a slow run. */
const NO_LIMIT = 0;

const command = (type: string, weight: number) => ({
  arbitrary: fc.record({ type: fc.constant(type), action: fc.nat(7), pick: fc.nat(20) }),
  weight,
});
const COMMANDS = [command('act', 6), command('clear', 2), command('reload', 3), command('kill', 1)];
const MORE = [
  command('flush', 1),
  command('fill', 1),
  command('open', 1),
  command('clearClosed', 1),
];

const textOf = ({ storage }: Tab) => tasksText(storage.getState().tasks);
const isOffered = ({ storage }: Tab, text: string) =>
  storage.getState().offered.some((one) => one.text === text);

test(
  '[C4] [C8] a list that is removed from `tasks` is empty if the pages were left, and only then: ' +
    'with one tab or two, killed or left, with and without room',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(...COMMANDS, ...MORE), { maxLength: 40, size: 'max' }),
        async (commands) => {
          const { browser, openTab, reload } = visits();
          let tab = await openTab();
          let list: Tasks = [];
          /** The text was removed after the app had written it. */
          let isRemoved = false;
          /** The last page was left, and nothing was changed since. */
          let isLeft = false;
          let wasFull = false;

          /** Runs after a page has opened, alone or beside another one. */
          const expectList = (isCertain: boolean) => {
            const before = tasksText(list);
            const isEmptied = isRemoved && isLeft && list.length > 0;
            const after = textOf(tab);
            if (isEmptied && (isCertain || after === '[]')) {
              expectSame(after, '[]');
              expectSame(String(isOffered(tab, before)), 'true');
              list = [];
            } else expectSame(after, before);
            isRemoved = false;
          };
          const remove = (pick: number) => {
            if (!browser.local.has('tasks')) return;
            const { local } = browser;
            browser.local = new Map([...local].filter(([key]) => key !== 'tasks'));
            if (pick % 2 === 0) browser.setLocal('tasks', '[]');
            isRemoved = true;
          };

          const hasRoom = () =>
            (browser.seenBy(tab).get('tasks')?.trimEnd() ?? '[]') === tasksText(list);

          for (const [index, { type, action, pick }] of commands.entries()) {
            switch (type) {
              case 'act': {
                const change = changeOf(list, action, pick, `t${index}`);
                if (change.length === 0) break;
                list = apply(list, change);
                tab.storage.append(change);
                // Without a pause in between.
                if (browser.capacity === Infinity)
                  expectSame(browser.seenBy(tab).get('tasks')?.trimEnd() ?? '[]', tasksText(list));
                await browser.schedule.runAll();
                isRemoved = false;
                isLeft = false;
                break;
              }
              case 'clear':
                if (browser.capacity === Infinity) remove(pick);
                break;
              case 'clearClosed':
                isLeft = isRemoved || hasRoom();
                browser.leave(tab);
                await browser.schedule.runAll();
                for (const open of browser.tabs.slice()) browser.crash(open);
                if (browser.capacity === Infinity) remove(pick);
                tab = await openTab();
                expectList(!wasFull);
                break;
              case 'reload':
                isLeft = isRemoved || hasRoom();
                tab = await reload(tab);
                expectList(!wasFull);
                break;
              case 'open':
                if (browser.tabs.length < 2 && !isRemoved) tab = await openTab();
                break;
              case 'flush':
                browser.flushLocal();
                break;
              case 'fill':
                wasFull ||= pick < 10;
                browser.capacity =
                  pick < 10 ? [...browser.local].join('').length + 2 * pick : Infinity;
                break;
              case 'kill':
                browser.kill();
                // A reopened page leaves the note of its former visit.
                isRemoved ||= (browser.json ?? '[]') === '[]';
                tab = await openTab();
                // [N7] A text without room for its signature looks like another program's.
                if (wasFull) {
                  const { tasks } = tab.storage.getState();
                  if (isPartOf(list, tasks) || isOffered(tab, tasksText(list))) list = tasks;
                }
                expectList(false);
                break;
            }
          }
        },
      ),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);
