import { beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../domain/change';
import { idsIn, listText, offered, put, removal, visits } from './simulation/visits';

let { browser, openTab, reload, record } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, record } = visits());
});

const journalRefuses = (call: string) => (call.startsWith('local') ? 'work' : 'refuse');

describe('a journal that is lost', () => {
  test('together with a change that it had refused costs nothing', async () => {
    const tab = await openTab();
    await record(tab, put('a', 'b'));
    await record(tab, put('c'));
    browser.fault = journalRefuses;
    tab.storage.record(put('d'));
    await browser.runUntilQuiet();
    browser.crash(tab);
    browser.disk.clear();
    browser.fault = () => 'work';
    const next = await openTab();
    expect(idsIn(next)).toEqual(['a', 'b', 'c', 'd']);
    expect(browser.json).toBe(listText('a', 'b', 'c', 'd'));
    await record(next, put('e'));
    browser.kill();
    expect(idsIn(await openTab())).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('and begun anew by another tab keeps what that tab has done, and offers the rest', async () => {
    const former = await openTab();
    for (const id of ['a', 'b', 'c']) await record(former, put(id));
    browser.deafen(former);
    browser.disk.clear();
    browser.local = new Map();
    const other = await openTab();
    await record(other, put('x'));
    await record(former, put('y'));
    for (const tab of [former, other]) expect(idsIn(tab)).toEqual(['x', 'y']);
    expect(browser.json).toBe(listText('x', 'y'));
    expect(former.storage.getState().kept).toMatchObject([
      { kind: 'former', text: listText('a', 'b', 'c') },
    ]);
  });

  test('deleted under an open page is filled again from its list', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.disk.clear();
    await record(tab, put('b'));
    browser.kill();
    expect(idsIn(await openTab())).toEqual(['a', 'b']);
  });

  test('deleted between two visits is filled again from the text', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    await record(tab, put('b'));
    browser.flushLocal();
    browser.disk.clear();
    await record(await reload(tab), put('c'));
    browser.kill();
    expect(idsIn(await openTab())).toEqual(['a', 'b', 'c']);
  });
});

test('a journal that is deleted while a foreign text is on its way into it takes no list with it', async () => {
  const tab = await openTab();
  await record(tab, put('a'));
  browser.writeForeign(listText('theirs'));
  await browser.schedule.runFirst(`${tab.name} sees a write`);
  await browser.schedule.runFirst(`${tab.name} timer`);
  await browser.schedule.runFirst(`${tab.name} transaction`);
  browser.disk.clear();
  await browser.schedule.runAll();
  expect(idsIn(tab)).toEqual(['theirs']);
  expect(tab.storage.getState().kept).toMatchObject([{ text: listText('a') }]);
});

test('a journal that is deleted right after it has kept a damaged text takes no text with it', async () => {
  const damaged = '[{"id":"theirs","content":"cut o';
  browser.setLocal('tasks', damaged);
  const tab = await browser.openTab();
  while (browser.disk.keptTexts.length === 0) await browser.schedule.runOne(0);
  browser.disk.clear();
  await browser.schedule.runAll();
  expect(tab.storage.getState().kept).toMatchObject([{ text: damaged }]);
});

test('a journal that is deleted right after it has taken a foreign text takes no list with it', async () => {
  const tab = await openTab();
  await record(tab, put('a'));
  browser.writeForeign(listText('theirs'));
  while (browser.disk.keptTexts.length === 0) await browser.schedule.runOne(0);
  browser.disk.clear();
  await browser.schedule.runAll();
  expect(idsIn(tab)).toEqual(['theirs']);
  expect(tab.storage.getState().kept).toMatchObject([{ text: listText('a') }]);
});

describe('a list that is offered when the journal is deleted', () => {
  async function offering() {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.writeForeign(listText('theirs'));
    await browser.schedule.runAll();
    expect(tab.storage.getState().kept).toMatchObject([{ text: listText('a') }]);
    browser.disk.clear();
    return tab;
  }

  test('is offered by later visits, too', async () => {
    const tab = await offering();
    await record(tab, put('b'));
    const next = await reload(tab);
    expect(idsIn(next)).toEqual(['theirs', 'b']);
    expect(next.storage.getState().kept).toMatchObject([{ kind: 'former', text: listText('a') }]);
  });

  test('is offered by them also if another text is written at the same time', async () => {
    const tab = await offering();
    browser.writeForeign(listText('more'));
    await browser.schedule.runAll();
    const next = await reload(tab);
    expect(idsIn(next)).toEqual(['more']);
    expect(next.storage.getState().kept.map(({ text }) => text)).toContain(listText('a'));
  });

  test('does not come back if the visitor let go of it before', async () => {
    const tab = await offering();
    for (const kept of tab.storage.getState().kept) tab.storage.forget(kept);
    await record(tab, put('b'));
    expect((await reload(tab)).storage.getState().kept).toEqual([]);
  });
});

test('a list that was to begin a new journal is offered, if a foreign text comes before', async () => {
  const tab = await openTab();
  await record(tab, put('a'));
  browser.disk.clear();
  tab.storage.record(put('b'));
  await browser.schedule.runLane(`writes of ${tab.name}`);
  browser.writeForeign(listText('theirs'));
  for (const lane of ['sees a write', 'timer']) {
    await browser.schedule.runFirst(`${tab.name} ${lane}`);
  }
  await browser.schedule.runAll();
  expect(idsIn(tab)).toEqual(['theirs', 'b']);
  expect(tab.storage.getState().kept).toMatchObject([{ text: listText('a') }]);
});

describe('a page whose journal was deleted, and that finds the text of another one,', () => {
  /** Another page begins a journal with what it has found, and comes to rest. */
  async function othersBegin(...ids: string[]) {
    const tab = await openTab();
    await record(tab, put('a', 'b'));
    browser.disk.clear();
    browser.local = new Map([['tasks', listText(...ids)]]);
    const { name } = await browser.openTab();
    for (let step = 0; step < 20; step += 1) {
      for (const work of ['idle', 'timer', 'transaction', 'answer'])
        await browser.schedule.runFirst(`${name} ${work}`);
      await browser.schedule.runFirst(`writes of ${name}`);
    }
    return tab;
  }

  test('offers what it had', async () => {
    const tab = await othersBegin('a');
    await record(tab, put('c'));
    expect(idsIn(tab)).toEqual(['a', 'c']);
    expect(offered(tab)).toEqual([listText('a', 'b')]);
  });

  test.each<[string, Change]>([
    ['removes', removal('a')],
    ['rewords', [{ type: 'setContent', id: 'a', content: 'tea' }]],
  ])('offers nothing that it %s itself', async (_title, change) => {
    const tab = await othersBegin('a', 'b');
    await record(tab, change);
    expect(offered(tab)).toEqual([]);
  });
});

describe('a journal that is not the one the text was written for', () => {
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
