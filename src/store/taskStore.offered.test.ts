import { expect, test } from 'vitest';
import { milk, bread, openTaskStore } from './openTaskStore.testing';

async function openOverFormerList() {
  const { browser } = await openTaskStore({ stored: [milk, bread] });
  browser.kill();
  const opened = await openTaskStore({ browser, stored: [{ ...milk, content: 'tea' }] });
  const [former] = opened.state().offered;
  if (!former) throw new Error('no list is offered');
  return { ...opened, former };
}

test('restoring a list brings back its missing tasks and ends the offer', async () => {
  const { browser, commands, former, state, saved } = await openOverFormerList();
  await commands.restore(former);
  await browser.schedule.runAll();
  const tasks = [{ ...milk, content: 'tea' }, { ...milk, id: 'new1' }, bread];
  expect(state()).toMatchObject({ tasks, offered: [] });
  expect(await saved()).toEqual(tasks);
  expect((await openTaskStore({ browser })).state().offered).toEqual([]);
});

test('discarding a list leaves the present one alone', async () => {
  const { browser, commands, dismiss, former, state } = await openOverFormerList();
  commands.discard(former);
  await browser.schedule.runAll();
  expect(state()).toMatchObject({ tasks: [{ ...milk, content: 'tea' }], offered: [] });
  dismiss();
  await browser.schedule.runAll();
  expect((await openTaskStore({ browser })).state().offered).toEqual([]);
});

test('discarding can be undone until its notification disappears', async () => {
  const { browser, commands, former, notice, press, state } = await openOverFormerList();
  commands.discard(former);
  expect(notice()).toEqual(['Earlier list discarded', 'Undo']);
  press('Undo');
  await browser.schedule.runAll();
  expect(state()).toMatchObject({ offered: [former] });
  expect(notice()).toBeNull();
  await browser.schedule.runAll();
  expect((await openTaskStore({ browser })).state().offered).toHaveLength(1);
});

test('the next notification makes discarding final', async () => {
  const { browser, commands, former } = await openOverFormerList();
  commands.discard(former);
  commands.remove('m');
  await browser.schedule.runAll();
  expect((await openTaskStore({ browser })).state().offered).toEqual([]);
});
