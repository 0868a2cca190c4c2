import { expect, test } from 'vitest';
import type { Task } from '../domain/task';
import { EXAMPLES, openTaskStore } from './openTaskStore.testing';
import type { TaskCommands } from './taskStore';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: true };
const tea: Task = { id: 't', content: 'tea', done: false };
const file = (tasks: readonly Task[]) => [new Blob([JSON.stringify(tasks)])];

const ACTIONS: [string, (commands: TaskCommands) => unknown][] = [
  ['adding', (tasks) => tasks.add('eggs')],
  ['pasting', (tasks) => tasks.paste('- eggs\n- [x] jam')],
  ['editing', (tasks) => tasks.edit('m', 'oat milk')],
  ['toggling', (tasks) => tasks.toggle('m')],
  ['moving', (tasks) => tasks.move('m', 't', 'below')],
  ['finishing all', (tasks) => tasks.finishAll()],
  ['unchecking all', (tasks) => tasks.uncheckAll()],
  ['removing', (tasks) => tasks.remove('b')],
  ['removing all', (tasks) => tasks.removeAll(new Set(['m', 'b', 't']))],
  ['loading examples', (tasks) => tasks.loadExamples()],
  ['importing', (tasks) => tasks.importFiles(file([{ ...tea, done: true }, ...EXAMPLES]))],
];

test.each(ACTIONS)('%s can be undone and redone, and is saved each time', async (_title, act) => {
  const { commands, tasks, saved } = await openTaskStore({ stored: [milk, bread, tea] });
  await act(commands);
  const after = tasks();
  expect(after).not.toEqual([milk, bread, tea]);
  commands.undo();
  expect(await saved()).toEqual([milk, bread, tea]);
  commands.redo();
  expect(await saved()).toEqual(after);
});

test('undo reaches 100 steps back, as it does after a reload', async () => {
  const { commands, tasks } = await openTaskStore({ stored: [milk] });
  for (let step = 1; step <= 102; step += 1) commands.edit('m', `milk ${step}`);
  for (let step = 1; step <= 102; step += 1) commands.undo();
  expect(tasks()).toEqual([{ ...milk, content: 'milk 2' }]);
});

test('a new change clears redo', async () => {
  const { commands, tasks } = await openTaskStore({ stored: [milk] });
  commands.toggle('m');
  commands.undo();
  commands.edit('m', 'oat milk');
  commands.redo();
  expect(tasks()).toEqual([{ ...milk, content: 'oat milk' }]);
});

test('an entry that another tab has voided is skipped', async () => {
  const first = await openTaskStore({ stored: [milk, bread] });
  const second = await openTaskStore({ browser: first.browser });
  first.commands.toggle('b');
  first.commands.edit('m', 'oat milk');
  await first.browser.schedule.runAll();
  second.commands.edit('m', 'tea');
  await first.browser.schedule.runAll();
  first.commands.undo();
  expect(first.tasks()).toEqual([{ ...milk, content: 'tea' }, bread]);
});

test("a notification's Undo reverts its own entry, even after later ones", async () => {
  const { commands, notification, tasks, undoNotified } = await openTaskStore({
    stored: [milk, bread],
  });
  commands.remove('m');
  commands.toggle('b');
  undoNotified();
  expect(tasks()).toEqual([milk, { ...bread, done: false }]);
  expect(notification()).toBeNull();
  commands.undo();
  expect(tasks()).toEqual([milk, bread]);
});

test('a notification disappears when the keys undo its entry', async () => {
  const { commands, notification } = await openTaskStore({ stored: [milk] });
  commands.remove('m');
  commands.undo();
  expect(notification()).toBeNull();
});
