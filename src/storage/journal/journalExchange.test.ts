import { beforeEach, describe, expect, test, vi } from 'vitest';
import { idsIn, listText, put, visits, type Tab } from '../simulation/visits';

let { browser, openTab, reload, record } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, record } = visits());
});

const offered = ({ storage }: Tab) => storage.getState().kept.map(({ text }) => text);
const removal = (id: string) => [{ type: 'remove', ids: [id] }] as const;

async function crash(tab: Tab) {
  browser.crash(tab);
  await browser.schedule.runAll();
}

describe('a page whose text is settled', () => {
  test('tells once of its first look, with what is kept, if it has found nothing new', async () => {
    const first = await openTab();
    await record(first, put('a'));
    await crash(first);
    const tab = await browser.openTab();
    const listener = vi.fn<() => void>();
    tab.storage.subscribe(listener);
    await browser.schedule.runAll();
    expect(listener).toHaveBeenCalledOnce();
  });

  test('writes its text at once, before the journal has answered', async () => {
    const first = await openTab();
    await record(first, put('a'));
    const tab = await reload(first);
    tab.storage.record(put('b'));
    expect(browser.seenBy(tab).get('tasks')?.trimEnd()).toBe(listText('a', 'b'));
  });

  test('begins another journal with what it shows, if the first is deleted', async () => {
    const first = await openTab();
    await record(first, put('a'));
    const tab = await reload(first);
    await record(tab, removal('a'));
    await record(tab, put('b'));
    browser.disk.clear();
    tab.storage.record(removal('b'));
    await record(tab, put('c'));
    expect(idsIn(tab)).toEqual(['c']);
    expect(offered(tab)).toEqual([]);
  });
});

test('a page that has compared its text with the journal begins another one with what it shows', async () => {
  const first = await openTab();
  first.storage.record(put('a'));
  await browser.schedule.runFirst(`${first.name} transaction`);
  await crash(first);
  const tab = await openTab();
  await record(tab, removal('a'));
  await record(tab, put('b'));
  browser.disk.clear();
  tab.storage.record(removal('b'));
  await record(tab, put('c'));
  expect(idsIn(tab)).toEqual(['c']);
  expect(offered(tab)).toEqual([]);
});

test('a new visitor finds nothing in localStorage before the first task', async () => {
  await openTab();
  expect(browser.local).toEqual(new Map());
});

test('of two pages that are about to begin the journal only one does, and both go on', async () => {
  const first = await openTab();
  first.storage.record(put('a'));
  await crash(first);
  const [one, two] = [await browser.openTab(), await browser.openTab()];
  for (const tab of [one, two]) {
    await browser.schedule.runFirst(`${tab.name} idle`);
    await browser.schedule.runFirst(`${tab.name} transaction`);
    await browser.schedule.runFirst(`${tab.name} answer`);
  }
  await browser.schedule.runAll();
  expect(browser.disk.history).toHaveLength(1);
  await record(two, put('b'));
  for (const tab of [one, two]) expect(idsIn(tab)).toEqual(['a', 'b']);
  expect(offered(two)).toEqual([]);
});

describe('a newer version that takes over while the journal is being asked', () => {
  test('at the first look finds all as it was', async () => {
    const first = await openTab();
    first.storage.record(put('a'));
    await crash(first);
    const local = new Map(browser.local);
    const tab = await browser.openTab();
    await browser.schedule.runFirst(`${tab.name} idle`);
    await browser.schedule.runFirst(`${tab.name} transaction`);
    browser.takeOver();
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('outdated');
    expect(browser.disk.history).toEqual([]);
    expect(browser.local).toEqual(local);
  });

  test('with a change finds the note of the change as it was', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    tab.storage.record(put('b'));
    await browser.schedule.runFirst(`${tab.name} transaction`);
    await browser.schedule.runLane(`writes of ${tab.name}`);
    const local = new Map(browser.local);
    browser.takeOver();
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('outdated');
    expect(browser.local).toEqual(local);
  });
});

describe('what a page had followed when another program wrote `tasks`', () => {
  test('is offered as the journal has it, and not as the page had it before', async () => {
    const [tab, other] = [await openTab(), await openTab()];
    await record(tab, put('a'));
    browser.deafen(tab);
    other.storage.record(removal('a'));
    other.storage.record(put('b'));
    while (browser.disk.history.length < 3) {
      await browser.schedule.runFirst(`${other.name} transaction`);
      await browser.schedule.runFirst(`${other.name} answer`);
    }
    await browser.schedule.runLane(`writes of ${other.name}`);
    browser.writeForeign(listText('theirs'));
    await browser.schedule.runAll();
    expect(offered(tab)).toEqual([listText('b')]);
  });

  test('is not offered if the other program has kept all of it, though the journal is gone', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.disk.clear();
    browser.writeForeign(listText('a', 'theirs'));
    await browser.schedule.runAll();
    expect(idsIn(tab)).toEqual(['a', 'theirs']);
    expect(offered(tab)).toEqual([]);
  });
});

test('a journal that has become long is not compacted while a change is pending', async () => {
  const tab = await openTab();
  for (let count = 0; count < 500; count += 1) await record(tab, put('a'));
  tab.storage.record(put('a'));
  await browser.schedule.runFirst(`${tab.name} transaction`);
  await browser.schedule.runFirst(`${tab.name} answer`);
  browser.fault = (call) => (call === 'exchange' ? 'refuse' : 'work');
  tab.storage.record(put('pending'));
  await browser.runUntilQuiet();
  expect(browser.disk.records).toHaveLength(501);
  browser.fault = () => 'work';
  await browser.schedule.runAll();
  expect(browser.disk.records).toHaveLength(1);
  expect(idsIn(await reload(tab))).toEqual(['a', 'pending']);
});
