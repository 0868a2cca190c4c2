import { beforeEach, describe, expect, test } from 'vitest';
import { AT_END, type Change } from '../domain/change';
import { idsIn, listText, offered, put, visits } from './simulation/visits';

let { browser, openTab, reload, append } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, append } = visits());
});

test('[C6] the list has a position once the journal has all changes', async () => {
  const tab = await browser.openTab();
  expect(tab.storage.position()).toBeNull();
  await browser.schedule.runAll();
  expect(tab.storage.position()).toMatchObject({ seq: 0 });
  tab.storage.append(put('a'));
  expect(tab.storage.position()).toBeNull();
  await browser.schedule.runAll();
  expect(tab.storage.position()).toMatchObject({ seq: 1 });

  browser.fault = (call) => (call === 'exchange' ? 'refuse' : 'work');
  const other = await browser.openTab();
  await browser.runUntilQuiet();
  expect(other.storage.getState().safety).toBe('fragile');
  expect(other.storage.position()).toBeNull();
});

describe('[C6] storage that fails', () => {
  test('a full localStorage leaves the journal to hold the list', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    browser.fault = (call) => (call.startsWith('local') ? 'refuse' : 'work');
    await append(tab, put('b'));
    expect(tab.storage.getState().safety).toBe('safe');
    expect(browser.json).toBe(listText('a'));
    browser.fault = () => 'work';
    expect(idsIn(await reload(tab))).toEqual(['a', 'b']);
  });

  test('a text without room for its signature is not written, because it would count as foreign', async () => {
    const first = await openTab();
    await append(first, put('a', 'b'));
    const tab = await reload(first);
    browser.fault = (call) => (call.startsWith('local tasks.') ? 'refuse' : 'work');
    await append(tab, [{ type: 'setDone', ids: ['a'], done: true }]);
    browser.fault = (call) => (call.startsWith('local') ? 'refuse' : 'work');
    await append(tab, put('c'));
    expect(tab.storage.getState().safety).toBe('safe');
    expect(idsIn(await reload(tab))).toEqual(['a', 'b', 'c']);
  });

  test('a refusing journal leaves localStorage to hold the list, says so, and recovers', async () => {
    const tab = await openTab();
    browser.fault = (call) => (call === 'exchange' ? 'refuse' : 'work');
    tab.storage.append(put('a'));
    await browser.runUntilQuiet();
    expect(tab.storage.getState().safety).toBe('fragile');
    expect(browser.json).toBe(listText('a'));
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('safe');
    browser.kill();
    expect(idsIn(await openTab())).toEqual(['a']);
  });

  test('a full journal is still read, even after an early change', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    browser.flushLocal();
    await append(tab, put('b'));
    browser.kill();
    browser.disk.capacity = 0;
    const next = await browser.openTab();
    next.storage.append(put('c'));
    await browser.wait();
    expect(idsIn(next)).toEqual(['a', 'b', 'c']);
    expect(next.storage.getState().safety).toBe('fragile');
  });

  test('if both refuse, the page says that nothing is saved', async () => {
    browser.fault = () => 'refuse';
    const tab = await browser.openTab();
    tab.storage.append(put('a'));
    await browser.runUntilQuiet();
    expect(tab.storage.getState().safety).toBe('unsaved');
    expect(idsIn(tab)).toEqual(['a']);
    expect(tab.asks()).toBe(true);
  });

  test('the browser asks before leaving only while a change is in memory only', async () => {
    const tab = await openTab();
    tab.storage.append(put('a'));
    expect(tab.asks()).toBe(false);
    await browser.schedule.runAll();
    browser.fault = (call) => (call.startsWith('local') ? 'refuse' : 'work');
    tab.storage.append(put('b'));
    expect(tab.asks()).toBe(true);
    await browser.schedule.runAll();
    expect(tab.asks()).toBe(false);
  });

  test('a silent journal is reported until it answers', async () => {
    browser.fault = (call) => (call === 'exchange' ? 'hang' : 'work');
    const tab = await browser.openTab();
    tab.storage.append(put('a'));
    await browser.runUntilQuiet();
    browser.passSilence();
    expect(tab.storage.getState().safety).toBe('fragile');
    browser.fault = () => 'work';
    expect(idsIn(await reload(tab))).toEqual(['a']);
  });

  test('a transaction whose answer was lost is not applied twice', async () => {
    const tab = await openTab();
    browser.fault = (call) => (call === 'exchange' ? 'lose answer' : 'work');
    tab.storage.append(put('a'));
    await browser.schedule.runOne(0);
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(browser.disk.history).toHaveLength(1);
    expect(tab.storage.getState()).toMatchObject({ safety: 'safe', tasks: [{ id: 'a' }] });
  });

  test('a change that the text must not hold yet is still in localStorage', async () => {
    const damaged = listText('theirs').replace(']', ',5]');
    browser.setLocal('tasks', damaged);
    const tab = await browser.openTab();
    tab.storage.append(put('mine'));
    expect(tab.asks()).toBe(false);
    browser.crash(tab);
    await browser.schedule.runAll();
    expect(browser.json).toBe(damaged);
    expect(idsIn(await openTab())).toEqual(['theirs', 'mine']);
  });

  test('an outdated page with a change asks before leaving', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    expect(tab.asks()).toBe(false);
    browser.takeOver();
    await append(tab, put('b'));
    expect(tab.asks()).toBe(true);
  });
});

describe('[C6] a journal that refuses for several visits', () => {
  const big: Change = [
    {
      type: 'put',
      tasks: [{ id: 'big', content: 'x'.repeat(110_000), done: false }],
      place: AT_END,
    },
  ];

  beforeEach(() => {
    browser.fault = (call) => (call.startsWith('local') ? 'work' : 'refuse');
  });

  test('brings back nothing that was changed since, however much', async () => {
    const first = await browser.openTab();
    first.storage.append(put('a', 'b', 'c'));
    await browser.runUntilQuiet();
    browser.crash(first);
    const second = await browser.openTab();
    second.storage.append([{ type: 'setDone', ids: ['a'], done: true }]);
    second.storage.append([{ type: 'remove', ids: ['c'] }]);
    second.storage.append(big);
    await browser.runUntilQuiet();
    browser.crash(second);
    await browser.runUntilQuiet();
    const third = await browser.openTab();
    expect(idsIn(third)).toEqual(['a', 'b', 'big']);
    expect(third.storage.getState().tasks[0]).toMatchObject({ id: 'a', done: true });
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(idsIn(third)).toEqual(['a', 'b', 'big']);
  });

  test('does not accumulate keys with every visit', async () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      const tab = await browser.openTab();
      tab.storage.append(put(id));
      await browser.wait();
      browser.flushLocal();
      browser.kill();
    }
    const keys = [...browser.local.keys()].filter((key) => !key.startsWith('tasks.pending.'));
    expect(keys.toSorted()).toEqual(['tasks']);
    expect(idsIn(await browser.openTab())).toEqual(['a', 'b', 'c', 'd']);
  });
});

test('[C6] a change that only the text holds is unsaved once another tab has written', async () => {
  const [a, b] = [await openTab(), await openTab()];
  browser.fault = (call) => {
    if (!call.startsWith('local')) return 'refuse';
    return call.startsWith('local tasks.pending') ? 'refuse' : 'work';
  };
  a.storage.append(put('a'));
  await browser.runUntilQuiet();
  b.storage.append(put('b'));
  await browser.runUntilQuiet();
  const isSafe = idsIn(b).includes('a');
  expect(isSafe || a.asks()).toBe(true);
  expect(isSafe || a.storage.getState().safety === 'unsaved').toBe(true);
});

test('[C6] the last change of a list that never fitted survives a crash', async () => {
  browser.capacity = 1000;
  const tab = await openTab();
  const ids = Array.from({ length: 50 }, (_, index) => `t${index}`);
  await append(tab, put(...ids));
  tab.storage.append(put('last'));
  browser.crash(tab);
  await browser.schedule.runAll();
  expect(idsIn(await openTab())).toEqual([...ids, 'last']);
});

test('[C6] a hanging call is abandoned after a while', async () => {
  const tab = await openTab();
  browser.fault = (call) => (call === 'exchange' ? 'hang' : 'work');
  tab.storage.append(put('a'));
  await browser.runUntilQuiet();
  browser.fault = () => 'work';
  await browser.wait();
  expect(tab.storage.getState().safety).toBe('safe');
  expect(browser.disk.history).toHaveLength(1);
});

test('[C3] [C6] a foreign text written while the journal is silent becomes the list, with the visitor’s changes', async () => {
  const tab = await openTab();
  await append(tab, put('a'));
  browser.fault = (call) => (call === 'exchange' ? 'hang' : 'work');
  tab.storage.append(put('b'));
  await browser.runUntilQuiet();
  browser.writeForeign(listText('z'));
  tab.storage.append(put('c'));
  await browser.runUntilQuiet();
  browser.passSilence();
  await browser.runUntilQuiet();
  expect(tab.storage.getState().safety).toBe('fragile');
  expect(idsIn(tab)).toEqual(['z', 'b', 'c']);
  expect(browser.json).toBe(listText('z', 'b', 'c'));
  browser.fault = () => 'work';
  await browser.wait();
  expect(idsIn(tab)).toEqual(['z', 'b', 'c']);
  expect(offered(tab)).toEqual([listText('a')]);
});
