import { expect, test } from 'vitest';
import { milk, bread, openTaskStore } from './openTaskStore.testing';

async function openOverFormerList() {
  const { browser } = await openTaskStore({ stored: [milk, bread] });
  browser.kill();
  const opened = await openTaskStore({ browser, stored: [{ ...milk, content: 'tea' }] });
  const [kept] = opened.state().kept;
  if (!kept) throw new Error('no list was set aside');
  return { ...opened, kept };
}

test('restoring a list brings back its missing tasks and ends the offer', async () => {
  const { browser, commands, kept, state, saved } = await openOverFormerList();
  await commands.restore(kept);
  await browser.schedule.runAll();
  const tasks = [{ ...milk, content: 'tea' }, { ...milk, id: 'new1' }, bread];
  expect(state()).toMatchObject({ tasks, kept: [] });
  expect(await saved()).toEqual(tasks);
  expect((await openTaskStore({ browser })).state().kept).toEqual([]);
});

test('discarding a list leaves the present one alone', async () => {
  const { browser, commands, dismiss, kept, state } = await openOverFormerList();
  commands.discard(kept);
  await browser.schedule.runAll();
  expect(state()).toMatchObject({ tasks: [{ ...milk, content: 'tea' }], kept: [] });
  dismiss();
  await browser.schedule.runAll();
  expect((await openTaskStore({ browser })).state().kept).toEqual([]);
});

test('discarding can be undone until its notification disappears', async () => {
  const { browser, commands, kept, notice, press, state } = await openOverFormerList();
  commands.discard(kept);
  expect(notice()).toEqual(['Earlier list discarded', 'Undo']);
  press('Undo');
  await browser.schedule.runAll();
  expect(state()).toMatchObject({ kept: [kept] });
  expect(notice()).toBeNull();
  await browser.schedule.runAll();
  expect((await openTaskStore({ browser })).state().kept).toHaveLength(1);
});

test('the next notification makes discarding final', async () => {
  const { browser, commands, kept } = await openOverFormerList();
  commands.discard(kept);
  commands.remove('m');
  await browser.schedule.runAll();
  expect((await openTaskStore({ browser })).state().kept).toEqual([]);
});
