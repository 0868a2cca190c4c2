import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textsBeside } from './simulation/textsBeside';
import { settled } from './simulation/Schedule';
import { idsIn, listText, put, visits } from './simulation/visits';
import { VERSION } from './version';

let { browser, openTab, record } = visits();

beforeEach(() => {
  ({ browser, openTab, record } = visits());
});

const LATER = JSON.stringify({ version: VERSION + 1 });

const journalRefuses = (call: string) => (call.startsWith('local') ? 'work' : 'refuse');

test('the first state is the stored list, and safe until an answer says otherwise', async () => {
  browser.setLocal('tasks', listText('a'));
  const { storage } = await browser.openTab();
  expect(storage.getState()).toMatchObject({ tasks: [{ id: 'a' }], safety: 'safe', kept: [] });
});

describe('a newer version', () => {
  test('that has left a note is noticed without an action of the visitor', async () => {
    const tab = await openTab();
    browser.setLocal('tasks.sync.later', LATER);
    browser.writeForeign('[]');
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('outdated');
  });

  test('that has left the list as it is, but a note beside it, is noticed, too', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.setLocal('tasks.sync.later', LATER);
    browser.writeForeign(listText('a'));
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('outdated');
  });

  test('that comes between a foreign text and the look at it owns that text', async () => {
    const tab = await openTab();
    tab.storage.record(put('a'));
    await browser.schedule.runFirst(`${tab.name} transaction`);
    await browser.schedule.runLane(`writes of ${tab.name}`);
    browser.writeForeign(listText('theirs'));
    await browser.schedule.runFirst(`${tab.name} sees a write`);
    await browser.schedule.runFirst(`${tab.name} timer`);
    browser.setLocal('tasks.sync.later', LATER);
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('outdated');
    expect(idsIn(tab)).toEqual(['a']);
    expect(browser.json).toBe(listText('theirs'));
  });

  test('keeps the note of an earlier one, which this page would remove', async () => {
    const place = { journal: null, seq: 0, hash: 'of a former text', former: null, holds: [] };
    const note = { version: 2, ...place };
    const remove = async () => {
      browser.setLocal('tasks', listText('a'));
      browser.setLocal('tasks.sync.dead', JSON.stringify({ ...note, isOnlyCopy: false }));
      await openTab();
      await browser.wait();
      return !browser.local.has('tasks.sync.dead');
    };
    expect(await remove()).toBe(true);
    browser.setLocal('tasks.sync.later', LATER);
    expect(await remove()).toBe(false);
  });

  test('gets no more notes of changes, neither of new ones nor of former ones', async () => {
    const tab = await openTab();
    browser.fault = journalRefuses;
    tab.storage.record(put('a'));
    await browser.runUntilQuiet();
    browser.local = new Map([['tasks.sync.later', LATER]]);
    browser.takeOver();
    tab.storage.record(put('b'));
    await browser.runUntilQuiet();
    expect([...browser.local.keys()]).toEqual(['tasks.sync.later']);
  });

  test('is reported once', async () => {
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
    browser.setLocal('tasks.sync.later', LATER);
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
  expect(textsBeside(browser.local)).toEqual(['[{']);
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

test('the journal is asked after a moment, also where the browser never comes to rest', async () => {
  const first = await openTab();
  await record(first, put('a'));
  browser.crash(first);
  browser.local = new Map();
  const tab = await browser.openTab();
  for (const work of ['timer', 'transaction', 'answer'])
    await browser.schedule.runFirst(`${tab.name} ${work}`);
  expect(idsIn(tab)).toEqual(['a']);
});
