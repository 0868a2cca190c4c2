import { beforeEach, describe, expect, test } from 'vitest';
import { idsIn, listText, offered, put, visits } from './simulation/visits';

let { browser, openTab, reload, append } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, append } = visits());
});

describe('[C3] damaged text', () => {
  const damaged = `${listText('a').slice(0, -1)},{"id":"b","content":5,"done":false}]`;

  test('is salvaged item by item, and offered whole', async () => {
    browser.setLocal('tasks', damaged);
    const tab = await openTab();
    expect(idsIn(tab)).toEqual(['a']);
    expect(tab.storage.getState().offered).toMatchObject([{ kind: 'unreadable', text: damaged }]);
    expect(browser.json).toBe(listText('a'));
  });

  test('is no longer offered once the visitor has discarded it', async () => {
    browser.setLocal('tasks', damaged);
    const tab = await openTab();
    const [first] = tab.storage.getState().offered;
    if (first) tab.storage.discard(first);
    expect(tab.storage.getState().offered).toEqual([]);
    expect((await reload(tab)).storage.getState().offered).toEqual([]);
  });
});

test('[C3] discarding an offered text does not discard a later one', async () => {
  browser.setLocal('tasks', '[{"id":1');
  const [a, b] = [await openTab(), await openTab()];
  await browser.wait();
  const { offered: first } = b.storage.getState();
  for (const item of first) a.storage.discard(item);
  await browser.schedule.runAll();
  browser.writeForeign('[{"id":2');
  await append(a, put('x'));
  for (const item of first) b.storage.discard(item);
  await browser.schedule.runAll();
  expect(offered(await openTab())).toEqual(['[{"id":2']);
});

test('[C3, L7] an unreadable text loses to the journal, and is offered', async () => {
  const tab = await openTab();
  await append(tab, put('a', 'b'));
  tab.leave();
  browser.crash(tab);
  browser.setLocal('tasks', '[{"id":"a","content":"task a","do');
  const next = await openTab();
  expect(idsIn(next)).toEqual(['a', 'b']);
  expect(offered(next)).toEqual(['[{"id":"a","content":"task a","do']);
});

describe('[C7] a damaged record of the journal', () => {
  async function damaged() {
    const tab = await openTab();
    for (const id of ['a', 'b', 'c']) await append(tab, put(id));
    const { stored } = browser.disk;
    const change = [{ type: 'explode', id: 'b' }];
    // No version of the app has written this.
    Object.assign(stored.entries[1] ?? {}, { change });
    return await reload(tab);
  }

  test('is skipped and offered unchanged, and the list is saved as before', async () => {
    const tab = await damaged();
    expect(idsIn(tab)).toEqual(['a', 'c']);
    expect(tab.storage.getState()).toMatchObject({
      safety: 'safe',
      offered: [{ kind: 'unreadable' }],
    });
    expect(offered(tab).join()).toContain('"explode"');
    await append(tab, put('d'));
    expect(idsIn(await reload(tab))).toEqual(['a', 'c', 'd']);
    expect(browser.json).toBe(listText('a', 'c', 'd'));
  });

  test('is not offered again once it is discarded', async () => {
    const tab = await damaged();
    for (const one of tab.storage.getState().offered) tab.storage.discard(one);
    await browser.schedule.runAll();
    const next = await reload(tab);
    expect([idsIn(next), offered(next)]).toEqual([['a', 'c'], []]);
  });

  test('is offered whole if it is the compacted list', async () => {
    const tab = await openTab();
    await append(tab, put('a'));
    const list = '[{"id":"x","content":"task x","done":false},{"id":"y"';
    browser.disk.stored = { ...browser.disk.stored, lists: new Map([[0, list]]) };
    const next = await reload(tab);
    expect(idsIn(next)).toEqual(['a']);
    expect(offered(next)).toEqual([list]);
  });
});
