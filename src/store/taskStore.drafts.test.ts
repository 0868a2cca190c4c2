import { expect, test } from 'vitest';
import { storageWith } from '../storage/simulation/storageWith';
import { milk, bread, openTaskStore } from './openTaskStore.testing';

test('[P2] a new task half typed survives a reload, until it is added', async () => {
  const session = storageWith();
  const first = await openTaskStore({ session });
  first.commands.keepNewTask('half');
  const second = await openTaskStore({ session });
  expect(second.commands.newTaskDraft()).toBe('half');
  second.commands.keepNewTask('');
  expect((await openTaskStore({ session })).commands.newTaskDraft()).toBe('');
});

test('[P2] an edit half done survives a reload, and its editor is open again', async () => {
  const session = storageWith();
  const first = await openTaskStore({ stored: [milk, bread], session });
  first.commands.beginEdit(milk);
  first.commands.keepDraft(milk, 'oat mi');
  const { commands, state } = await openTaskStore({ browser: first.browser, session });
  expect(state().editedId).toBe('m');
  expect(commands.draftOf(milk)).toBe('oat mi');
});

test('a letter typed into an editor does not change the state until the editor closes', async () => {
  const { commands, state } = await openTaskStore({ stored: [milk, bread] });
  commands.beginEdit(milk);
  const before = state();
  commands.keepDraft(milk, 'oat mi');
  expect(state()).toBe(before);
  commands.beginEdit(bread);
  expect(state().drafts.get('m')).toBe('oat mi');
});

test('saving or cancelling discards the draft', async () => {
  const session = storageWith();
  const { browser, commands } = await openTaskStore({ stored: [milk], session });
  commands.beginEdit(milk);
  commands.keepDraft(milk, 'oat mi');
  commands.endEdit();
  commands.beginEdit(milk);
  expect(commands.draftOf(milk)).toBe('milk');
  expect((await openTaskStore({ browser, session })).state().editedId).toBeNull();
});

test('a row that another tab removes leaves its draft to a notice, even after a reload', async () => {
  const session = storageWith();
  const here = await openTaskStore({ stored: [milk, bread], session });
  const there = await openTaskStore({ browser: here.browser });
  here.commands.beginEdit(milk);
  here.commands.keepDraft(milk, 'oat mi');
  there.commands.remove('m');
  await here.browser.schedule.runAll();
  expect(here.state().orphanedDrafts).toEqual([{ id: 'm', text: 'oat mi' }]);

  const reloaded = await openTaskStore({ browser: here.browser, session });
  reloaded.commands.findOrphanedDrafts();
  const [orphan] = reloaded.state().orphanedDrafts;
  if (!orphan) throw new Error('the draft was lost');
  reloaded.commands.discardOrphanedDraft(orphan);
  expect(reloaded.state()).toMatchObject({ orphanedDrafts: [], editedId: null });
});

test('a row that the visitor removes takes its draft with it', async () => {
  const { commands, state } = await openTaskStore({ stored: [milk] });
  commands.beginEdit(milk);
  commands.keepDraft(milk, 'oat mi');
  commands.remove('m');
  expect(state().orphanedDrafts).toEqual([]);
});

test("a half-typed text is still offered if another program's list arrives with the visitor's action", async () => {
  const { browser, commands, state, tasks } = await openTaskStore({ stored: [milk, bread] });
  browser.fault = (call) => (call.startsWith('local') ? 'work' : 'refuse');
  commands.add('salt');
  await browser.runUntilQuiet();
  commands.beginEdit(milk);
  commands.keepDraft(milk, 'oat mi');
  browser.setLocal('tasks', JSON.stringify([bread]));
  commands.add('eggs');
  expect(tasks().map(({ content }) => content)).toEqual(['bread', 'eggs']);
  expect(state().orphanedDrafts).toEqual([{ id: 'm', text: 'oat mi' }]);
});
