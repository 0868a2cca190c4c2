import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from './simulation/Schedule';
import { idsIn, listText, put, visits, type Tab } from './simulation/visits';

let { browser, openTab, reload, record } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, record } = visits());
});

const journalRefuses = (call: string) => (call.startsWith('local') ? 'work' : 'refuse');
const offered = ({ storage }: Tab) => storage.getState().kept.map(({ text }) => text);

describe('1. a text that another program puts under an open page', () => {
  test('is adopted although the visitor acts before the page has looked', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.writeForeign(listText('theirs'));
    await record(tab, put('b'));
    expect(idsIn(tab)).toEqual(['theirs', 'b']);
    expect(offered(tab)).toEqual([listText('a')]);
    expect(browser.local.get('tasks')).toBe(listText('theirs', 'b'));
  });

  test('is adopted although another tab acts', async () => {
    const [tab, other] = [await openTab(), await openTab()];
    await record(tab, put('a'));
    browser.writeForeign(listText('theirs'));
    await record(other, put('b'));
    expect(idsIn(tab)).toEqual(['theirs', 'b']);
    expect(idsIn(other)).toEqual(['theirs', 'b']);
  });

  test('is adopted without a time limit when it came from the console of the page', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.writeInConsole(tab, listText('theirs'));
    await browser.wait();
    await record(tab, put('b'));
    expect(idsIn(await reload(tab))).toEqual(['theirs', 'b']);
  });

  test('is kept whole before it is overwritten, if it is damaged', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.writeForeign('[{"id":');
    await record(tab, put('b'));
    expect(idsIn(tab)).toEqual(['a', 'b']);
    expect(offered(tab)).toEqual(['[{"id":']);
  });

  test('is not overwritten while the journal refuses', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.fault = journalRefuses;
    browser.writeInConsole(tab, listText('theirs'));
    tab.storage.record(put('b'));
    await browser.runUntilQuiet();
    expect(idsIn(tab)).toEqual(['theirs', 'b']);
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(idsIn(await reload(tab))).toEqual(['theirs', 'b']);
  });
});

test('a page that has compared nothing yet does not write over what another tab has written since', async () => {
  const tab = await openTab();
  const unread = await browser.openTab();
  tab.storage.record(put('a'));
  await settled();
  await browser.schedule.runFirst(`${tab.name} transaction`);
  await browser.schedule.runLane(`writes of ${tab.name}`);
  // The change is in the journal, and its key goes: nothing of it is pending any more.
  browser.local = new Map();
  tab.storage.record([{ type: 'setDone', ids: ['a'], done: true }]);
  tab.leave();
  browser.crash(tab);
  await browser.schedule.runLane(`writes of ${tab.name}`);
  browser.disk.clear();
  unread.storage.record(put('b'));
  await browser.schedule.runAll();
  expect(idsIn(unread)).toEqual(['a', 'b']);
});
