import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from './simulation/Schedule';
import { idsIn, listText, put, visits } from './simulation/visits';
import { VERSION } from './version';

let { browser, openTab, record } = visits();

beforeEach(() => {
  ({ browser, openTab, record } = visits());
});

const journalRefuses = (call: string) => (call.startsWith('local') ? 'work' : 'refuse');

test('the first state is the stored list, as if all was well: nobody has answered yet', async () => {
  browser.setLocal('tasks', listText('a'));
  const { storage } = await browser.openTab();
  expect(storage.getState()).toMatchObject({ tasks: [{ id: 'a' }], safety: 'safe', kept: [] });
});

describe('a newer version', () => {
  test('that has left a note is noticed without an action of the visitor', async () => {
    const tab = await openTab();
    browser.setLocal('tasks.sync.later', JSON.stringify({ version: VERSION + 1 }));
    browser.writeForeign('[]');
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('outdated');
  });

  test('is told of once', async () => {
    const tab = await openTab();
    const listener = vi.fn<() => void>();
    tab.storage.subscribe(listener);
    browser.takeOver();
    browser.takeOver();
    expect(listener).toHaveBeenCalledOnce();
  });

  test('that takes over before a foreign text has been read leaves the list as it was', async () => {
    const tab = await openTab();
    tab.storage.record(put('a'));
    await settled();
    await browser.schedule.runFirst(`${tab.name} transaction`);
    await browser.schedule.runLane(`writes of ${tab.name}`);
    browser.writeInConsole(tab, listText('theirs'));
    tab.storage.record(put('b'));
    browser.takeOver();
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('outdated');
    expect(idsIn(tab)).toEqual(['a', 'b']);
    expect(browser.disk.history).toHaveLength(1);
  });

  test('is not asked for anything by a page that opens too late', async () => {
    browser.setLocal('tasks.sync.later', JSON.stringify({ version: VERSION + 1 }));
    const exchange = vi.spyOn(browser.disk, 'exchange');
    const tab = await openTab();
    expect(tab.storage.getState().safety).toBe('outdated');
    expect(exchange).not.toHaveBeenCalled();
  });
});

test('a damaged text that comes while the journal refuses goes beside the list', async () => {
  const tab = await openTab();
  await record(tab, put('a'));
  browser.fault = journalRefuses;
  tab.storage.record(put('b'));
  await browser.runUntilQuiet();
  browser.writeForeign('[{');
  await browser.runUntilQuiet();
  expect(browser.local.get('tasks.unreadable')).toBe('[{');
});

test('after others have written, the journal is asked once, however often they have', async () => {
  const tab = await openTab();
  await record(tab, put('a'));
  const exchange = vi.spyOn(browser.disk, 'exchange');
  for (let time = 0; time < 5; time += 1) browser.writeForeign(listText('a'));
  await browser.schedule.runLane(`${tab.name} sees a write`);
  await browser.schedule.runAll();
  expect(exchange).toHaveBeenCalledOnce();
});

test('a page that has compared nothing yet does not offer what another has taken in meanwhile', async () => {
  browser.setLocal('tasks', listText('a', 'b'));
  const [unread, tab] = [await browser.openTab(), await browser.openTab()];
  const run = async (...steps: string[]) => {
    for (const step of steps) await browser.schedule.runFirst(`${tab.name} ${step}`);
    await browser.schedule.runLane(`writes of ${tab.name}`);
  };
  await run('idle', 'transaction', 'answer', 'transaction', 'answer', 'transaction', 'answer');
  tab.storage.record([{ type: 'remove', ids: ['a'] }]);
  await settled();
  await run('transaction', 'answer');
  await browser.schedule.runAll();
  expect(idsIn(unread)).toEqual(['b']);
  expect(unread.storage.getState().kept).toEqual([]);
});
