import { beforeEach, describe, expect, test } from 'vitest';
import { idsIn, listText, put, visits } from './simulation/visits';

let { browser, openTab, reload, record } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, record } = visits());
});

describe('storage that fails', () => {
  test('a full localStorage leaves the journal to hold the list', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.fault = (call) => (call.startsWith('local') ? 'refuse' : 'work');
    await record(tab, put('b'));
    expect(tab.storage.getState().safety).toBe('safe');
    expect(browser.local.get('tasks')).toBe(listText('a'));
    browser.fault = () => 'work';
    expect(idsIn(await reload(tab))).toEqual(['a', 'b']);
  });

  test('a text whose note finds no room is not written: it would be taken for a foreign one', async () => {
    const first = await openTab();
    await record(first, put('a', 'b'));
    const tab = await reload(first);
    browser.fault = (call) => (call.startsWith('local tasks.') ? 'refuse' : 'work');
    await record(tab, [{ type: 'setDone', ids: ['a'], done: true }]);
    browser.fault = (call) => (call.startsWith('local') ? 'refuse' : 'work');
    await record(tab, put('c'));
    expect(tab.storage.getState().safety).toBe('safe');
    expect(idsIn(await reload(tab))).toEqual(['a', 'b', 'c']);
  });

  test('a refusing journal leaves localStorage to hold the list, says so, and recovers', async () => {
    const tab = await openTab();
    browser.fault = (call) => (call === 'exchange' ? 'refuse' : 'work');
    tab.storage.record(put('a'));
    await browser.runUntilQuiet();
    expect(tab.storage.getState().safety).toBe('fragile');
    expect(browser.local.get('tasks')).toBe(listText('a'));
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('safe');
    browser.kill();
    expect(idsIn(await openTab())).toEqual(['a']);
  });

  test('where both refuse, the visitor is told that nothing is saved', async () => {
    browser.fault = () => 'refuse';
    const tab = await browser.openTab();
    tab.storage.record(put('a'));
    await browser.runUntilQuiet();
    expect(tab.storage.getState().safety).toBe('unsaved');
    expect(idsIn(tab)).toEqual(['a']);
    expect(tab.asks()).toBe(true);
  });

  test('the visitor is asked before leaving while a change is in memory only, and not longer', async () => {
    const tab = await openTab();
    tab.storage.record(put('a'));
    expect(tab.asks()).toBe(false);
    await browser.schedule.runAll();
    browser.fault = (call) => (call.startsWith('local') ? 'refuse' : 'work');
    tab.storage.record(put('b'));
    expect(tab.asks()).toBe(true);
    await browser.schedule.runAll();
    expect(tab.asks()).toBe(false);
  });

  test('a silent journal is reported, and taken back when it answers', async () => {
    browser.fault = (call) => (call === 'exchange' ? 'hang' : 'work');
    const tab = await browser.openTab();
    tab.storage.record(put('a'));
    await browser.runUntilQuiet();
    browser.passSilence();
    expect(tab.storage.getState().safety).toBe('fragile');
    browser.fault = () => 'work';
    expect(idsIn(await reload(tab))).toEqual(['a']);
  });

  test('an answer that is lost after its transaction is not applied twice', async () => {
    const tab = await openTab();
    browser.fault = (call) => (call === 'exchange' ? 'lose answer' : 'work');
    tab.storage.record(put('a'));
    await browser.schedule.runOne(0);
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(browser.disk.history).toHaveLength(1);
    expect(tab.storage.getState()).toMatchObject({ safety: 'safe', tasks: [{ id: 'a' }] });
  });
});
