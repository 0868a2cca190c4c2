import { expect, test } from 'vitest';
import { createNotifications } from './notifications';
import { milk, bread, openTaskStore } from './openTaskStore.testing';
import type { TaskCommands } from './taskStore';

const fileOf = (text: string) => [new Blob([text])];

test.each<[string, (commands: TaskCommands) => unknown, string]>([
  ['a removal', (tasks) => tasks.remove('m'), 'Removed “milk”'],
  [
    '"remove all"',
    (tasks) => tasks.removeAll(new Set(['m', 'b', 'of another list'])),
    '2 tasks removed',
  ],
  ['"remove done"', (tasks) => tasks.removeDone(new Set(['m', 'b'])), '1 task removed'],
  [
    'a task that is open already',
    (tasks) => tasks.add('Milk'),
    'Task added. The same one is already on the list.',
  ],
  ['"finish all"', (tasks) => tasks.finishAll(), '1 task finished'],
  ['"uncheck all"', (tasks) => tasks.uncheckAll(), '1 task unchecked'],
  ['a paste', (tasks) => tasks.paste('- a\n-\n- b'), '2 tasks added'],
  ['examples', (tasks) => tasks.loadExamples(), 'Example tasks loaded. They replaced 2 tasks.'],
  [
    'an import',
    (tasks) => tasks.importFiles(fileOf('# Shop\n- [x] oats\nwords\n- tea')),
    'Import: 2 added, 1 skipped',
  ],
])('%s brings a notification with Undo', async (_title, act, text) => {
  const { commands, notice, notification, tasks, undoNotified } = await openTaskStore({
    stored: [milk, bread],
  });
  await act(commands);
  expect(notice()).toEqual([text]);
  undoNotified();
  expect(tasks()).toEqual([milk, bread]);
  expect(notification()).toBeNull();
});

test.each<[string, (commands: TaskCommands) => unknown]>([
  ['adding one task', (tasks) => tasks.add('eggs')],
  ['adding the text of a done task', (tasks) => tasks.add('bread')],
  ['toggling', (tasks) => tasks.toggle('m')],
  ['editing', (tasks) => tasks.edit('m', 'oat milk')],
  ['moving', (tasks) => tasks.move('m', 'b', 'below')],
  ['pasting one line', (tasks) => tasks.paste('eggs')],
])('after %s there is no notification', async (_title, act) => {
  const { commands, notification } = await openTaskStore({ stored: [milk, bread] });
  await act(commands);
  expect(notification()).toBeNull();
});

test.each<[string, (commands: TaskCommands) => unknown, string, string]>([
  ['added outside the search', (tasks) => tasks.add('eggs'), 'Task added', 'new1'],
  ['renamed out of the search', (tasks) => tasks.edit('m', 'tea'), 'Task edited', 'm'],
])('a task %s brings a notification with Show and Undo', async (_title, act, text, taskId) => {
  const { commands, notice, notification, tasks, undoNotified } = await openTaskStore({
    stored: [milk, bread],
  });
  commands.search('milk');
  act(commands);
  expect(notice()).toEqual([text]);
  expect(notification()).toMatchObject({ taskId });
  commands.reveal('m');
  expect(commands.shows('m')).toBe(true);
  undoNotified();
  expect(tasks()).toEqual([milk, bread]);
});

test('ticking a task while done ones are hidden brings a notification, and revealing it ends the hiding', async () => {
  const { commands, notice, notification, state } = await openTaskStore({ stored: [milk, bread] });
  commands.toggleHideDone();
  commands.toggle('m');
  expect(notice()).toEqual(['Done: “milk”']);
  expect(notification()).toMatchObject({ taskId: 'm' });
  commands.reveal('m');
  expect(state()).toMatchObject({ hideDone: false, revealedId: 'm' });
});

test.each<[string, string]>([
  [' \n ', 'Removed “(no content)”'],
  ['two\nlines', 'Removed “two lines”'],
  ['long '.repeat(20_000), `Removed “${'long '.repeat(12).trimEnd()}…”`],
])('the notification names the task %j on one short line', async (content, text) => {
  const { commands, notice } = await openTaskStore({ stored: [{ ...milk, content }] });
  commands.remove('m');
  expect(notice()).toEqual([text]);
});

test.each([
  { isInSight: true, said: [null, 'Task added'] },
  { isInSight: false, said: [['Task added'], null] },
])('a new row is announced or brings a notification, in sight: $isInSight', async (row) => {
  const { announcement, commands, notice } = await openTaskStore();
  const added = commands.add('eggs');
  expect([notice(), announcement()]).toEqual([null, null]);
  if (added) commands.reportAdded(added, row.isInSight);
  expect([notice(), announcement()]).toEqual(row.said);
});

test('adding an open task again brings one notification, wherever its row is', async () => {
  const { announcement, commands, notification, tasks } = await openTaskStore({ stored: [milk] });
  expect(commands.add('milk')).toBeNull();
  expect(tasks()).toHaveLength(2);
  expect(notification()).toMatchObject({ taskId: 'm' });
  expect(announcement()).toBeNull();
});

test.each(['milk', '- milk', 'milk\n', '\r\n milk \n\n', '', ' \n '])(
  'a paste of %j is left to the field, because it is at most one line',
  async (text) => {
    const { commands } = await openTaskStore();
    expect(commands.paste(text)).toBeNull();
  },
);

test('a repeated announcement is spoken again', () => {
  const { announce, state } = createNotifications();
  announce(({ title }) => title);
  const first = state.getState().announcement;
  announce(({ title }) => title);
  expect(state.getState().announcement?.id).not.toBe(first?.id);
});

test('the announced number of results leaves out hidden tasks', async () => {
  const { announcement, commands } = await openTaskStore({ stored: [milk, bread] });
  commands.search('B');
  commands.announceFound();
  expect(announcement()).toBe('1 task found');
  commands.toggleHideDone();
  commands.announceFound();
  expect(announcement()).toBe('0 tasks found');
});

test('saving again after a failure is announced', async () => {
  const { announcement, browser, commands, state } = await openTaskStore();
  browser.fault = (call) => (call === 'exchange' ? 'refuse' : 'work');
  commands.add('eggs');
  await browser.runUntilQuiet();
  expect([state().safety, announcement()]).toEqual(['fragile', null]);
  browser.fault = () => 'work';
  await browser.schedule.runAll();
  expect([state().safety, announcement()]).toEqual(['safe', 'Your tasks are being saved again']);
});
