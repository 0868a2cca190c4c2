import { expect, test } from 'vitest';
import { milk, bread, openTaskStore } from './openTaskStore.testing';
import type { TaskCommands } from './taskStore';

test('"remove done" removes the tasks that were done when it asked, in one step', async () => {
  const first = await openTaskStore({ stored: [milk, bread, { ...bread, id: 'c' }] });
  const second = await openTaskStore({ browser: first.browser });
  first.commands.askToRemoveDone();
  const { removal } = first.state();
  // While the question is open, one becomes done and the other open.
  second.commands.toggle('m');
  second.commands.toggle('c');
  await first.browser.schedule.runAll();
  expect(removal).toEqual({ scope: 'done', ids: new Set(['b', 'c']) });
  first.commands.removeDone(new Set(['b', 'c']));
  const rest = [
    { ...milk, done: true },
    { ...bread, id: 'c', done: false },
  ];
  expect(first.tasks()).toEqual(rest);
  await first.browser.schedule.runAll();
  expect(second.tasks()).toEqual(rest);
  first.commands.undo();
  expect(first.tasks()).toEqual([rest[0], bread, rest[1]]);
});

test('"remove all" removes the tasks that existed when it asked, and says how many', async () => {
  const first = await openTaskStore({ stored: [milk, bread] });
  const second = await openTaskStore({ browser: first.browser });
  first.commands.askToRemoveAll();
  const { removal } = first.state();
  second.commands.add('eggs');
  second.commands.remove('m');
  await first.browser.schedule.runAll();
  expect(first.tasks().map(({ content }) => content)).toEqual(['bread', 'eggs']);
  expect(removal).toEqual({ scope: 'all', ids: new Set(['m', 'b']) });
  first.commands.removeAll(new Set(['m', 'b']));
  expect(first.tasks().map(({ content }) => content)).toEqual(['eggs']);
  expect(first.notice()).toEqual(['1 task removed']);
});

test.each<[string, (commands: TaskCommands) => unknown]>([
  ['adding', (tasks) => tasks.add('eggs')],
  ['hiding done', (tasks) => tasks.toggleHideDone()],
  ['loading examples', (tasks) => tasks.loadExamples()],
])('after %s the full list and the settings are saved', async (_title, act) => {
  const { commands, settings, tasks, saved } = await openTaskStore({ stored: [milk, bread] });
  await act(commands);
  expect(await saved()).toEqual(tasks());
  expect(settings.saved).toBe(1);
});

test.each<[string, (commands: TaskCommands) => void]>([
  ['adding a blank task', (tasks) => tasks.add(' \t ')],
  ['editing without a difference', (tasks) => tasks.edit('b', ' bread ')],
  [
    'editing, toggling and removing a task that is gone',
    (commands) => {
      commands.edit('?', 'x');
      commands.toggle('?');
      commands.remove('?');
    },
  ],
  ['finishing all when all is done', (tasks) => tasks.finishAll()],
])('%s changes nothing', async (_title, act) => {
  const { browser, commands, tasks } = await openTaskStore({ stored: [bread] });
  const before = tasks();
  const recorded = browser.disk.history.length;
  act(commands);
  await browser.schedule.runAll();
  expect(tasks()).toBe(before);
  expect(browser.disk.history).toHaveLength(recorded);
});
