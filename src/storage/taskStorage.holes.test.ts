import { beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../domain/change';
import { idsIn, listText, put, visits, type Tab } from './simulation/visits';

let { browser, openTab, reload, record } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, record } = visits());
});

const removal = (...ids: string[]): Change => [{ type: 'remove', ids }];
const offered = ({ storage }: Tab) => storage.getState().kept.map(({ text }) => text);
/** Everything that a visitor can get at. */
const withinReach = (tab: Tab) => JSON.stringify([idsIn(tab), offered(tab)]);

test('2. the note of a live tab is not removed between its note and its text', async () => {
  const [a, b] = [await openTab(), await openTab()];
  await record(a, put('a'));
  await record(b, put('b'));
  await browser.wait();
  a.storage.record(put('of a'));
  b.storage.record(put('of b'));
  // Of a's writes all but the text have arrived when b writes its own and comes to rest.
  while (![...browser.local.values()].some((text) => text.includes('"of a"'))) {
    await browser.schedule.runFirst(`writes of ${a.name}`);
  }
  await runTab(b);
  await browser.schedule.runLane(`writes of ${a.name}`);
  browser.crash(a);
  await browser.schedule.runAll();
  const next = await openTab();
  expect(idsIn(next)).toEqual(expect.arrayContaining(['a', 'b', 'of a', 'of b']));
  expect(offered(next)).toEqual([]);
});

/** Everything of this tab and nothing of the others. */
async function runTab({ name }: Tab) {
  for (let step = 0; step < 20; step += 1) {
    for (const lane of [`${name} transaction`, `${name} answer`, `writes of ${name}`]) {
      await browser.schedule.runFirst(lane);
    }
  }
}

test('3. a kept text is dismissed by the tab that shows it, and no later one with it', async () => {
  browser.setLocal('tasks', '[{"id":1');
  const [a, b] = [await openTab(), await openTab()];
  await browser.wait();
  const { kept } = b.storage.getState();
  for (const item of kept) a.storage.forget(item);
  await browser.schedule.runAll();
  browser.writeForeign('[{"id":2');
  await record(a, put('x'));
  for (const item of kept) b.storage.forget(item);
  await browser.schedule.runAll();
  expect(offered(await openTab())).toEqual(['[{"id":2']);
});

describe('4. a removed task does not come back after compaction', () => {
  test('from what a dead tab noted, in a localStorage that has no room', async () => {
    const dying = await openTab();
    dying.storage.record(put('gone'));
    browser.crash(dying);
    await browser.schedule.runAll();
    browser.fault = (call) => (call.startsWith('local') ? 'refuse' : 'work');
    const tab = await openTab();
    await record(tab, removal('gone'));
    for (let count = 0; count < 720; count += 1) await record(tab, put(`t${count % 2}`));
    browser.fault = () => 'work';
    expect(idsIn(await reload(tab))).not.toContain('gone');
  });

  test('after a kill that rolls localStorage back behind many changes', async () => {
    const tab = await openTab();
    tab.storage.record(put('gone'));
    await browser.schedule.runLane(`writes of ${tab.name}`);
    browser.flushLocal();
    await browser.schedule.runAll();
    await record(tab, removal('gone'));
    for (let count = 0; count < 1300; count += 1) await record(tab, put(`t${count % 2}`));
    browser.kill();
    expect(idsIn(await openTab())).toEqual(expect.not.arrayContaining(['gone']));
  });
});

test('5. a change that stands in the text alone is unsaved once another tab has written', async () => {
  const [a, b] = [await openTab(), await openTab()];
  browser.fault = (call) => {
    if (!call.startsWith('local')) return 'refuse';
    return call.startsWith('local tasks.pending') ? 'refuse' : 'work';
  };
  a.storage.record(put('a'));
  await browser.runUntilQuiet();
  b.storage.record(put('b'));
  await browser.runUntilQuiet();
  const isSafe = idsIn(b).includes('a');
  expect(isSafe || a.asks()).toBe(true);
  expect(isSafe || a.storage.getState().safety === 'unsaved').toBe(true);
});

describe('7. a journal that is not the one the text stands for', () => {
  test('is not mixed with the text', async () => {
    const tab = await openTab();
    for (const id of ['a', 'b', 'c']) await record(tab, put(id));
    tab.leave();
    await browser.schedule.runAll();
    const local = new Map(browser.local);
    browser.crash(tab);
    browser.disk.clear();
    browser.local = new Map();
    const other = await openTab();
    for (const id of ['v', 'w', 'x', 'y', 'z']) await record(other, put(id));
    browser.crash(other);
    browser.local = local;
    const next = await openTab();
    expect(idsIn(next)).toEqual(['v', 'w', 'x', 'y', 'z']);
    expect(offered(next)).toEqual([listText('a', 'b', 'c')]);
  });

  test('loses to the text if it is merely behind: removed tasks do not return', async () => {
    const tab = await openTab();
    await record(tab, put('a', 'gone'));
    const behind = browser.disk.records;
    await record(tab, removal('gone'));
    await record(tab, put('b'));
    browser.disk.records = behind;
    const next = await reload(tab);
    await record(next, put('c'));
    expect(idsIn(next)).toEqual(['a', 'b', 'c']);
  });
});

test('9. a text of which nothing can be read loses to the journal, and is offered', async () => {
  const tab = await openTab();
  await record(tab, put('a', 'b'));
  tab.leave();
  browser.crash(tab);
  browser.setLocal('tasks', '[{"id":"a","content":"task a","do');
  const next = await openTab();
  expect(idsIn(next)).toEqual(['a', 'b']);
  expect(offered(next)).toEqual(['[{"id":"a","content":"task a","do']);
});

test('10. a text that cannot be kept does not hold up the journal', async () => {
  browser.setLocal('tasks', '[{');
  const refused = /^(keep|local tasks\.unreadable)/;
  browser.fault = (call) => (refused.test(call) ? 'refuse' : 'work');
  const tab = await browser.openTab();
  tab.storage.record(put('b'));
  await browser.runUntilQuiet();
  expect(JSON.stringify(browser.disk.records)).toContain('"b"');
});

test('12. a crash keeps the last change also where the text has never fitted', async () => {
  browser.capacity = 1000;
  const tab = await openTab();
  const ids = Array.from({ length: 50 }, (_, index) => `t${index}`);
  await record(tab, put(...ids));
  tab.storage.record(put('last'));
  browser.crash(tab);
  await browser.schedule.runAll();
  expect(idsIn(await openTab())).toEqual([...ids, 'last']);
});

test('a list that was dismissed does not come back with the next one that is kept', async () => {
  const tab = await openTab();
  await record(tab, put('a'));
  browser.writeForeign(listText('theirs'));
  await browser.schedule.runAll();
  expect(offered(tab)).toEqual([listText('a')]);
  browser.fault = (call) => (call === 'forget' ? 'refuse' : 'work');
  for (const kept of tab.storage.getState().kept) tab.storage.forget(kept);
  await browser.runUntilQuiet();
  browser.writeForeign(listText('others'));
  await browser.runUntilQuiet();
  expect(offered(tab)).not.toContain(listText('a'));
  expect(withinReach(tab)).toContain('theirs');
});
