import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from './simulation/Schedule';
import { idsIn, listText, offered, put, visits, type Tab } from './simulation/visits';

let { browser, openTab, append } = visits();

beforeEach(() => {
  ({ browser, openTab, append } = visits());
});

describe('[C2] several copies of the app', () => {
  /** Two tabs that show one task. */
  async function twoTabs() {
    const other = await openTab();
    const tab = await openTab();
    await append(other, put('a'));
    other.storage.append(put('b'));
    await settled();
    return { other, tab };
  }

  test('a broadcast change is shown before the text of the other tab has arrived', async () => {
    const { other, tab } = await twoTabs();
    for (const step of ['transaction', 'answer'])
      await browser.schedule.runFirst(`${other.name} ${step}`);
    await browser.schedule.runFirst(`${tab.name} hears ${other.name}`);
    for (const step of ['timer', 'transaction', 'answer'])
      await browser.schedule.runFirst(`${tab.name} ${step}`);
    expect(idsIn(tab)).toEqual(['a', 'b']);
  });

  test('a tab without news is current as soon as it is shown', async () => {
    const { other, tab } = await twoTabs();
    await browser.schedule.runFirst(`${other.name} transaction`);
    tab.show();
    await settled();
    for (const step of ['transaction', 'answer'])
      await browser.schedule.runFirst(`${tab.name} ${step}`);
    expect(idsIn(tab)).toEqual(['a', 'b']);
  });

  test('an outdated page writes nothing', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    const before = new Map(browser.local);
    browser.takeOver();
    await append(tab, put('b'));
    tab.leave();
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('outdated');
    expect(browser.local).toEqual(before);
    expect(browser.disk.history).toHaveLength(1);
  });

  test('a change made during an exchange waits for its turn, even through a crash', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    tab.storage.append(put('b'));
    await settled();
    await browser.schedule.runFirst(`${tab.name} transaction`);
    tab.storage.append(put('c'));
    await browser.schedule.runFirst(`${tab.name} answer`);
    expect(idsIn(tab)).toEqual(['a', 'b', 'c']);
    browser.crash(tab);
    await browser.schedule.runAll();
    expect(browser.disk.history).toHaveLength(2);
    expect(idsIn(await openTab())).toEqual(['a', 'b', 'c']);
  });

  test('a long journal is compacted to a single list', async () => {
    const tab = await openTab();
    for (let count = 0; count < 487; count += 1) await append(tab, put('a'));
    expect(browser.disk.records).toHaveLength(487);
    await append(tab, put('a'));
    expect(browser.disk.records).toHaveLength(0);
  });

  test('a change of a long list is written at once under its key, and survives a crash', async () => {
    const tab = await openTab();
    const ids = Array.from({ length: 8000 }, (_, index) => `t${index}`);
    await append(tab, put(...ids));
    tab.storage.append(put('last'));
    browser.crash(tab);
    await browser.schedule.runAll();
    expect(browser.disk.history).toHaveLength(1);
    expect(idsIn(await openTab()).at(-1)).toBe('last');
  });

  test('a change made while a long list is being written is in the text', async () => {
    const tab = await openTab();
    const ids = Array.from({ length: 12_000 }, (_, index) => `t${index}`);
    tab.storage.append(put(...ids));
    await browser.schedule.runOne(0);
    tab.storage.append(put('last'));
    await browser.schedule.runAll();
    expect(browser.json).toBe(listText(...ids, 'last'));
  });
});

test('[C2] the pending key of a live tab is not removed before its text is written', async () => {
  const [a, b] = [await openTab(), await openTab()];
  await append(a, put('a'));
  await append(b, put('b'));
  await browser.wait();
  a.storage.append(put('of a'));
  b.storage.append(put('of b'));
  // All of a's writes but the text have arrived when b writes its own.
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

/** Lets only this tab's writes arrive. */
async function runTab({ name }: Tab) {
  for (let step = 0; step < 20; step += 1) {
    for (const lane of [`${name} transaction`, `${name} answer`, `writes of ${name}`]) {
      await browser.schedule.runFirst(lane);
    }
  }
}
