import { beforeEach, describe, expect, test } from 'vitest';
import { NOWHERE } from './journal';
import { signatureOf } from './text/signature';
import { idsIn, listText, offered, put, visits } from './simulation/visits';

let { browser, openTab, append } = visits();

beforeEach(() => {
  ({ browser, openTab, append } = visits());
});

describe('the text in localStorage at load', () => {
  test('[C8] gets the first action at once, unsigned until the journal has it', async () => {
    browser.setLocal('tasks', listText('theirs'));
    const tab = await browser.openTab();
    tab.storage.append(put('mine'));
    const stored = browser.seenBy(tab).get('tasks');
    expect(stored).toBe(listText('theirs', 'mine'));
    await browser.schedule.runAll();
    expect(browser.json).toBe(listText('theirs', 'mine'));
    expect(signatureOf(browser.local.get('tasks') ?? '')?.seq).toBe(2);
    expect(offered(tab)).toEqual([]);
  });

  test('[C8] an action on a foreign text is in it at once, and the former list is offered', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    browser.writeForeign(listText('theirs'));
    await browser.schedule.runLane(`${tab.name} sees a write`);
    await browser.schedule.runLane(`${tab.name} timer`);
    tab.storage.append(put('mine'));
    expect(browser.seenBy(tab).get('tasks')?.trimEnd()).toBe(listText('theirs', 'mine'));
    await browser.schedule.runAll();
    expect(idsIn(tab)).toEqual(['theirs', 'mine']);
    expect(offered(tab)).toEqual([listText('a')]);
  });

  test('[C8] a page killed right after that leaves both to the next one', async () => {
    browser.setLocal('tasks', listText('theirs'));
    const tab = await browser.openTab();
    tab.storage.append(put('mine'));
    browser.crash(tab);
    await browser.schedule.runAll();
    const next = await openTab();
    expect(idsIn(next)).toEqual(['theirs', 'mine']);
    expect(offered(next)).toEqual([]);
  });

  test('a new visitor’s changes before the first answer are signed for the beginning of the journal', async () => {
    const tab = await browser.openTab();
    tab.storage.append(put('a'));
    browser.crash(tab);
    await browser.schedule.runAll();
    expect(signatureOf(browser.local.get('tasks') ?? '')).toEqual(NOWHERE);
  });

  test('a change reaches the journal of a browser that is never idle', async () => {
    const tab = await browser.openTab();
    browser.schedule.drop(`${tab.name} idle`);
    await browser.schedule.runAll();
    tab.storage.append(put('a'));
    await browser.schedule.runAll();
    expect(browser.disk.history).toHaveLength(1);
  });

  test('a kill before localStorage was ever written loses nothing', async () => {
    await append(await openTab(), put('a'));
    browser.kill();
    expect(browser.local.size).toBe(0);
    const tab = await openTab();
    expect(idsIn(tab)).toEqual(['a']);
    expect(browser.json).toBe(listText('a'));
  });

  test('a page that crashes before its transaction leaves its change to the next one', async () => {
    const tab = await openTab();
    tab.storage.append(put('a'));
    browser.crash(tab);
    await browser.schedule.runAll();
    expect(browser.disk.history).toEqual([]);
    expect(idsIn(await openTab())).toEqual(['a']);
    expect(browser.disk.history).toHaveLength(1);
  });

  test('a text written before the journal answered is corrected by the answer', async () => {
    const first = await openTab();
    first.storage.append(put('a'));
    browser.crash(first);
    await browser.schedule.runAll();
    const second = await openTab();
    await append(second, [{ type: 'setContent', id: 'a', content: 'edited' }]);
    second.storage.append([{ type: 'setDone', ids: ['a'], done: true }]);
    browser.crash(second);
    await browser.schedule.runAll();

    const third = await browser.openTab();
    third.storage.append([{ type: 'setDone', ids: ['a'], done: true }]);
    await browser.schedule.runAll();
    const edited = [{ id: 'a', content: 'edited', done: true }];
    expect(third.storage.getState().tasks).toEqual(edited);
    expect(browser.json).toBe(JSON.stringify(edited));
    expect((await openTab()).storage.getState().tasks).toEqual(edited);
  });

  test('a change too large for its key survives a crash in the text', async () => {
    const tab = await openTab();
    const ids = Array.from({ length: 6000 }, (_, index) => `a-rather-long-id-${index}`);
    await append(tab, put(...ids));
    tab.storage.append([{ type: 'remove', ids: ids.slice(1) }]);
    browser.crash(tab);
    await browser.schedule.runAll();
    expect(idsIn(await openTab())).toEqual(ids.slice(0, 1));
  });

  test('a page without changes writes nothing', async () => {
    await openTab();
    expect(browser.local.size).toBe(0);
  });

  test('changes of two crashed tabs keep the order in which the journal took them', async () => {
    const crashing = [await openTab(), await openTab()];
    browser.fault = (call) => (call === 'exchange' ? 'hang' : 'work');
    for (const [index, tab] of crashing.entries()) await append(tab, put(`t${index}`));
    for (const tab of crashing) browser.crash(tab);
    browser.fault = () => 'work';
    const tab = await browser.openTab();
    await browser.schedule.runFirst(`${tab.name} transaction`);
    await browser.schedule.runFirst(`${tab.name} answer`);
    // A third page saw them in another order.
    const [key = '', text = ''] =
      [...browser.local].findLast(([name]) => name.startsWith('tasks.pending.')) ?? [];
    const mine = [{ id: key.split('.')[3] ?? '', change: JSON.parse(text).change }];
    await browser.disk.exchange({ since: NOWHERE, mine, offered: [], discarded: [] });
    await browser.schedule.runAll();
    expect(idsIn(tab)).toEqual(['t1', 't0']);
    expect(idsIn(await openTab())).toEqual(['t1', 't0']);
  });
});

test('early changes of tasks with missing, repeated or numeric ids survive a reload', async () => {
  browser.setLocal(
    'tasks',
    '[{"id":1,"content":"one","done":false},{"content":"none","done":false},' +
      '{"id":"a","content":"first","done":false},{"id":"a","content":"second","done":false}]',
  );
  browser.fault = (call) => (call.startsWith('local') ? 'work' : 'hang');
  const tab = await browser.openTab();
  const ids = idsIn(tab);
  tab.storage.append([{ type: 'setDone', ids, done: true }]);
  browser.crash(tab);
  await browser.schedule.runAll();
  browser.fault = () => 'work';
  const next = await openTab();
  expect(idsIn(next)).toEqual(ids);
  expect(next.storage.getState().tasks.every(({ done }) => done)).toBe(true);
});
