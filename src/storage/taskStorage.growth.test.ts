import { beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../domain/change';
import {
  idsIn,
  journalRefuses,
  listText,
  offered,
  put,
  removal,
  visits,
} from './simulation/visits';

let { browser, openTab, reload, append } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, append } = visits());
});

const tick = (done: boolean): Change => [{ type: 'setDone', ids: ['a'], done }];

describe('[C1] what is stored does not grow with the visits', () => {
  test('for a list that never fits', async () => {
    browser.capacity = 1000;
    let tab = await openTab();
    await append(tab, put(...Array.from({ length: 50 }, (_, index) => `t${index}`)));
    for (let visit = 0; visit < 20; visit += 1) {
      tab = await reload(tab);
      await append(tab, tick(visit % 2 === 0));
      await browser.wait();
    }
    expect([...browser.local.keys()].length).toBeLessThan(4);
  });

  test('for pending keys without room', async () => {
    browser.capacity = 400;
    for (let visit = 0; visit < 20; visit += 1) {
      const tab = await openTab();
      tab.storage.append([{ type: 'remove', ids: ['none', 'x'.repeat(300)] }]);
      browser.crash(tab);
      await browser.schedule.runAll();
    }
    browser.capacity = Infinity;
    const tab = await openTab();
    await append(tab, put('a'));
    await browser.wait();
    await reload(tab);
    await browser.wait();
    expect([...browser.local.keys()].length).toBeLessThan(4);
  });

  test('for a refusing journal: each action writes no more than the one before', async () => {
    browser.fault = journalRefuses;
    const tab = await browser.openTab();
    const longest: number[] = [];
    for (let count = 0; count < 40; count += 1) {
      tab.storage.append(put('a'.repeat(100)));
      await browser.runUntilQuiet();
      longest.push(
        Math.max(...[...browser.local].map(([key, text]) => (key === 'tasks' ? 0 : text.length))),
      );
    }
    expect(longest.at(-1)).toBeLessThan(1500);
  });

  test('with foreign texts that replace each other', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    for (let count = 0; count < 60; count += 1) {
      browser.writeForeign(listText(`theirs ${count}`));
      await browser.schedule.runAll();
    }
    expect(browser.disk.offeredTexts.length).toBeLessThan(40);
    expect(offered(tab).at(-1)).toBe(listText('theirs 58'));
  });
});

test('[C1] a removed task does not return when a kill rolls localStorage back behind a compaction', async () => {
  const tab = await openTab();
  tab.storage.append(put('gone'));
  await browser.schedule.runLane(`writes of ${tab.name}`);
  browser.flushLocal();
  await browser.schedule.runAll();
  await append(tab, removal('gone'));
  for (let count = 0; count < 1300; count += 1) await append(tab, put(`t${count % 2}`));
  browser.kill();
  expect(idsIn(await openTab())).toEqual(expect.not.arrayContaining(['gone']));
});
