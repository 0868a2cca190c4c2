import { beforeEach, describe, expect, test } from 'vitest';
import { idsIn, journalRefuses, listText, put, visits, offered } from './simulation/visits';

let { browser, openTab, reload, append } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, append } = visits());
});

describe('[C3] 1. a text that another program puts under an open page', () => {
  test('is adopted even if the visitor acts before the page has read it', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    browser.writeForeign(listText('theirs'));
    await append(tab, put('b'));
    expect(idsIn(tab)).toEqual(['theirs', 'b']);
    expect(offered(tab)).toEqual([listText('a')]);
    expect(browser.json).toBe(listText('theirs', 'b'));
  });

  test('is adopted even if another tab acts', async () => {
    const [tab, other] = [await openTab(), await openTab()];
    await append(tab, put('a'));
    browser.writeForeign(listText('theirs'));
    await append(other, put('b'));
    expect(idsIn(tab)).toEqual(['theirs', 'b']);
    expect(idsIn(other)).toEqual(['theirs', 'b']);
  });

  test('is adopted at any time if it came from the console of the page', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    browser.writeInConsole(tab, listText('theirs'));
    await browser.wait();
    await append(tab, put('b'));
    expect(idsIn(await reload(tab))).toEqual(['theirs', 'b']);
  });

  test('is saved whole before it is overwritten, if it is damaged', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    browser.writeForeign('[{"id":');
    await append(tab, put('b'));
    expect(idsIn(tab)).toEqual(['a', 'b']);
    expect(offered(tab)).toEqual(['[{"id":']);
  });

  test('is not overwritten while the journal refuses', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    browser.fault = journalRefuses;
    browser.writeInConsole(tab, listText('theirs'));
    tab.storage.append(put('b'));
    await browser.runUntilQuiet();
    expect(idsIn(tab)).toEqual(['theirs', 'b']);
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(idsIn(await reload(tab))).toEqual(['theirs', 'b']);
  });
});

test('[C3] a page’s own changes never disappear from its list while others write', async () => {
  const [here, there] = [await openTab(), await openTab()];
  await append(here, put('a'));
  here.storage.append(put('c'));
  await browser.schedule.runLane(`writes of ${here.name}`);
  there.storage.append(put('b'));
  for (let step = 0; step < 6; step += 1) {
    for (const work of ['transaction', 'answer'])
      await browser.schedule.runFirst(`${there.name} ${work}`);
    await browser.schedule.runFirst(`writes of ${there.name}`);
  }
  // The journal has the change, but not yet this page the answer or the other tab's text the change.
  await browser.schedule.runFirst(`${here.name} transaction`);
  const shown: string[][] = [];
  here.storage.subscribe(() => shown.push(idsIn(here)));
  here.storage.append(put('d'));
  await browser.schedule.runAll();
  expect(shown.filter((ids) => !ids.includes('c'))).toEqual([]);
  expect(idsIn(here)).toEqual(['a', 'b', 'c', 'd']);
});
