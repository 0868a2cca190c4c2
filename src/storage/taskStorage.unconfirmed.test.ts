import { beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../domain/change';
import {
  idsIn,
  journalRefuses,
  listText,
  offered,
  put,
  removal,
  type Tab,
  visits,
} from './simulation/visits';

let { browser, openTab, reload, append } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, append } = visits());
});

const edit = (id: string, content: string): Change => [{ type: 'setContent', id, content }];
const contents = ({ storage }: Tab) => storage.getState().tasks.map(({ content }) => content);

const ROOM_FOR_A_TASK = 120;

/** Leaves room for the text, but not for another pending key. */
function fill(room = 80) {
  const used = [...browser.local].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  browser.capacity = used + room;
}

async function act(tab: Tab, change: Change) {
  tab.storage.append(change);
  await browser.runUntilQuiet();
}

describe('[C1] a text with refused changes, one of them without a key', () => {
  test('is written once, even if another tab with a refusing journal reads it', async () => {
    const tabs = [await openTab(), await openTab()] as const;
    await append(tabs[0], put('a'));
    browser.fault = journalRefuses;
    for (const each of tabs) await act(each, edit('a', each.name));
    fill(ROOM_FOR_A_TASK);
    await act(tabs[0], put('n'));
    browser.capacity = Infinity;
    await browser.wait();
    const text = browser.local.get('tasks');
    await browser.wait();
    expect(browser.local.get('tasks')).toBe(text);
    for (const each of tabs) expect(idsIn(each)).toEqual(['a', 'n']);
  });
});

test('[C1] a foreign text with a change on top is adopted once, even if its tab retries', async () => {
  const tab = await openTab();
  await append(tab, put('a'));
  browser.fault = journalRefuses;
  browser.writeForeign(JSON.stringify([{ id: 't', content: 'theirs', done: false }]));
  await browser.wait();
  await act(tab, edit('t', 'mine'));
  browser.deafen(tab);
  const other = await browser.openTab();
  browser.fault = () => 'work';
  await browser.schedule.runAll();
  await browser.wait();
  for (const each of browser.tabs) expect(contents(each)).toEqual(['mine']);
  expect(contents(other)).toEqual(['mine']);
});

test('[C1] a list that returns to its loaded state overwrites the texts written since', async () => {
  const first = await openTab();
  await append(first, put('a'));
  first.storage.append(edit('a', 'foo'));
  browser.crash(first);
  await browser.schedule.runLane(`writes of ${first.name}`);
  const tab = await browser.openTab();
  tab.storage.append(put('b'));
  fill();
  tab.storage.append(removal('b'));
  await browser.schedule.runAll();
  expect(contents(tab)).toEqual(['foo']);
  expect(contents(await openTab())).toEqual(['foo']);
});

describe('[C1] a change on top of a foreign text while the journal refuses', () => {
  test('survives if the other program writes its list again', async () => {
    browser.setLocal('tasks', listText('theirs'));
    browser.fault = journalRefuses;
    const tab = await browser.openTab();
    await browser.runUntilQuiet();
    await act(tab, put('mine'));
    browser.leave(tab);
    await browser.runUntilQuiet();
    browser.crash(tab);
    browser.setLocal('tasks', listText('theirs'));
    browser.fault = () => 'work';
    expect(idsIn(await openTab())).toEqual(['theirs', 'mine']);
  });
});

test('[C1] moves in the text are not applied twice, while the journal refuses or later', async () => {
  const tab = await openTab();
  await append(tab, put('a', 'b', 'c'));
  browser.fault = journalRefuses;
  await act(tab, [{ type: 'move', id: 'a', place: { after: 'b', before: 'c' } }]);
  await act(tab, [{ type: 'move', id: 'b', place: { after: 'c', before: null } }]);
  browser.crash(tab);
  const next = await browser.openTab();
  await browser.runUntilQuiet();
  expect(idsIn(next)).toEqual(['a', 'c', 'b']);
  browser.crash(next);
  browser.fault = () => 'work';
  expect(idsIn(await openTab())).toEqual(['a', 'c', 'b']);
});

test('[C1] an emptied list enters a late journal once, and a kill undoes nothing', async () => {
  const tab = await openTab();
  await append(tab, put('a'));
  browser.fault = (call) =>
    call.startsWith('local') && !call.startsWith('local tasks.pending') ? 'work' : 'refuse';
  await act(tab, removal('a'));
  browser.fault = () => 'work';
  await browser.schedule.runAll();
  const next = await reload(await reload(tab));
  expect(browser.disk.history).toHaveLength(2);
  browser.flushLocal();
  await append(next, put('b'));
  browser.kill();
  expect(idsIn(await openTab())).toEqual(['b']);
});

describe('[C1] a change without a key', () => {
  const noKey = (call: string) => (call.startsWith('local tasks.pending') ? 'refuse' : 'work');
  const tick = (id: string): Change => [{ type: 'setDone', ids: [id], done: true }];
  const ticked = (tab: Tab) =>
    tab.storage.getState().tasks.flatMap(({ id, done }) => (done ? id : []));

  test('is in the text at once while the journal is slow', async () => {
    const tab = await openTab();
    await append(tab, put('a', 'b'));
    browser.fault = noKey;
    tab.storage.append(tick('a'));
    browser.leave(tab);
    await browser.schedule.runLane(`writes of ${tab.name}`);
    browser.crash(tab);
    browser.fault = () => 'work';
    expect(ticked(await openTab())).toEqual(['a']);
  });

  test('is not undone in the next page by one with a key that the journal took before it', async () => {
    const tab = await browser.openTab();
    tab.storage.append(put('a'));
    tab.storage.append(edit('a', 'foo'));
    browser.fault = noKey;
    tab.storage.append(edit('a', 'bar'));
    while (browser.disk.history.length < 3) await browser.schedule.runOne(0);
    browser.crash(tab);
    browser.fault = () => 'work';
    const next = await browser.openTab();
    const shown = [contents(next)];
    next.storage.subscribe(() => shown.push(contents(next)));
    await browser.schedule.runAll();
    expect([...new Set(shown.flat())]).toEqual(['bar']);
  });

  test('is not undone by an equal text that lacks it', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    await append(tab, removal('a'));
    browser.crash(tab);
    const second = await browser.openTab();
    second.storage.append(put('b'));
    browser.fault = noKey;
    second.storage.append(removal('b'));
    await browser.runUntilQuiet();
    browser.crash(second);
    browser.fault = () => 'work';
    expect(idsIn(await openTab())).toEqual([]);
  });
});

test('[C1] the ticks of a foreign text with a change on top win over the journal, even in the next visit', async () => {
  const tab = await openTab();
  await append(tab, put('a', 'b'));
  browser.crash(tab);
  browser.local = new Map([['tasks', '[{"id":"a","content":"task a","done":true}]']]);
  browser.fault = journalRefuses;
  const second = await browser.openTab();
  await act(second, put('c'));
  browser.crash(second);
  browser.fault = () => 'work';
  const next = await openTab();
  expect(next.storage.getState().tasks.map(({ id, done }) => [id, done])).toEqual([
    ['a', true],
    ['c', false],
  ]);
  expect(offered(next)).toEqual([listText('a', 'b')]);
});

test('[C1] ticks undone by a foreign text are offered, even if its page died while the journal refused it', async () => {
  const tab = await openTab();
  await append(tab, put('a', 'b'));
  await append(tab, [{ type: 'setDone', ids: ['a'], done: true }]);
  const mine = browser.json;
  browser.crash(tab);
  browser.setLocal('tasks', listText('a', 'b'));
  let exchanges = 0;
  // The first exchange is answered.
  browser.fault = (call) => {
    if (call === 'exchange') exchanges += 1;
    return call.startsWith('local') || (call === 'exchange' && exchanges === 1) ? 'work' : 'refuse';
  };
  const second = await browser.openTab();
  await act(second, put('c'));
  browser.crash(second);
  browser.fault = () => 'work';
  const next = await openTab();
  expect(idsIn(next)).toEqual(['a', 'b', 'c']);
  expect(offered(next)).toEqual([mine]);
});
