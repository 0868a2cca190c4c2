import { beforeEach, describe, expect, test } from 'vitest';
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

describe('[C5] a journal that is lost', () => {
  test('together with a change that it had refused loses nothing', async () => {
    const tab = await openTab();
    await append(tab, put('a', 'b'));
    await append(tab, put('c'));
    browser.fault = journalRefuses;
    tab.storage.append(put('d'));
    await browser.runUntilQuiet();
    browser.crash(tab);
    browser.disk.clear();
    browser.fault = () => 'work';
    const next = await openTab();
    expect(idsIn(next)).toEqual(['a', 'b', 'c', 'd']);
    expect(browser.json).toBe(listText('a', 'b', 'c', 'd'));
    await append(next, put('e'));
    browser.kill();
    expect(idsIn(await openTab())).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('[C2] is recreated once by two tabs, neither undoes the other’s changes, and the removed task is offered', async () => {
    const first = await openTab();
    await append(first, put('a', 'b'));
    const second = await openTab();
    // Its messages arrive after the others' changes.
    browser.deafen(second);
    browser.disk.clear();
    await append(first, put('c'));
    await append(first, removal('a'));
    await append(second, put('d'));
    for (const tab of [first, second]) expect(idsIn(tab)).toEqual(['b', 'c', 'd']);
    expect(offered(second)).toEqual([listText('a', 'b')]);
    expect(browser.json).toBe(listText('b', 'c', 'd'));
  });

  test('[C4] leaves no note that applies to the next one', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    await browser.disk.note({ journal: 'lost', seq: 9, isLeft: true, adopted: null });
    browser.crash(tab);
    browser.local = new Map();
    expect(idsIn(await openTab())).toEqual(['a']);
  });

  test('that another tab has replaced is followed, and the page’s own list is offered', async () => {
    const former = await openTab();
    for (const id of ['a', 'b', 'c']) await append(former, put(id));
    browser.deafen(former);
    browser.disk.clear();
    browser.local = new Map();
    const other = await openTab();
    await append(other, put('x'));
    await append(former, put('y'));
    for (const tab of [former, other]) expect(idsIn(tab)).toEqual(['x', 'y']);
    expect(browser.json).toBe(listText('x', 'y'));
    expect(former.storage.getState().offered).toMatchObject([
      { kind: 'former', text: listText('a', 'b', 'c'), count: 3 },
    ]);
  });
});

describe('[C5] a journal that is not the one the text was written for', () => {
  test('is not merged with the text', async () => {
    const tab = await openTab();
    for (const id of ['a', 'b', 'c']) await append(tab, put(id));
    tab.leave();
    await browser.schedule.runAll();
    const local = new Map(browser.local);
    browser.crash(tab);
    browser.disk.clear();
    browser.local = new Map();
    const other = await openTab();
    for (const id of ['v', 'w', 'x', 'y', 'z']) await append(other, put(id));
    browser.crash(other);
    browser.local = local;
    const next = await openTab();
    expect(idsIn(next)).toEqual(['a', 'b', 'c']);
    expect(offered(next)).toEqual([listText('v', 'w', 'x', 'y', 'z')]);
  });

  test('loses to the text if it is merely behind: removed tasks do not return', async () => {
    const tab = await openTab();
    await append(tab, put('a', 'gone'));
    const behind = browser.disk.stored;
    await append(tab, removal('gone'));
    await append(tab, put('b'));
    browser.disk.stored = behind;
    const next = await reload(tab);
    await append(next, put('c'));
    expect(idsIn(next)).toEqual(['a', 'b', 'c']);
  });
});
