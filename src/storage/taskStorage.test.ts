import { beforeEach, describe, expect, test } from 'vitest';
import { AT_END, type Change } from '../domain/change';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';

const put = (...ids: string[]): Change => [
  {
    type: 'put',
    tasks: ids.map((id) => ({ id, content: `task ${id}`, done: false })),
    place: AT_END,
  },
];
const listText = (...ids: string[]) =>
  JSON.stringify(ids.map((id) => ({ id, content: `task ${id}`, done: false })));

let browser: SimulatedBrowser;

beforeEach(() => {
  browser = new SimulatedBrowser();
});

async function openTab() {
  const tab = await browser.openTab();
  await browser.schedule.runAll();
  return tab;
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const idsIn = ({ storage }: Tab) => storage.getState().tasks.map(({ id }) => id);

/** Leaves the page as a reload does. */
async function reload(tab: Tab) {
  tab.leave();
  await browser.schedule.runAll();
  browser.crash(tab);
  return await openTab();
}

async function record(tab: Tab, change: Change) {
  tab.storage.record(change);
  await browser.schedule.runAll();
}

describe('what stands in localStorage at load', () => {
  test('a text of another tool or version is adopted', async () => {
    browser.local.set('tasks', listText('a', 'b'));
    const tab = await openTab();
    expect(idsIn(tab)).toEqual(['a', 'b']);
    expect(idsIn(await reload(tab))).toEqual(['a', 'b']);
    expect(browser.disk.history).toHaveLength(1);
  });

  test('a text put there between two visits wins, and the former list is offered', async () => {
    const tab = await openTab();
    await record(tab, put('mine'));
    browser.crash(tab);
    browser.local.set('tasks', listText('theirs'));
    const next = await openTab();
    expect(idsIn(next)).toEqual(['theirs']);
    expect(next.storage.getState().kept).toMatchObject([
      { kind: 'former', text: listText('mine') },
    ]);
  });

  test('a text that only adds to the list leaves nothing to offer', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.crash(tab);
    browser.local.set('tasks', listText('a', 'b'));
    const next = await openTab();
    expect(idsIn(next)).toEqual(['a', 'b']);
    expect(next.storage.getState().kept).toEqual([]);
  });

  test('clearing localStorage under an open page and reloading empties the list', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.local.clear();
    const next = await reload(tab);
    expect(idsIn(next)).toEqual([]);
    expect(next.storage.getState().kept).toMatchObject([{ kind: 'former', text: listText('a') }]);
  });

  test('an own older text put back under an open page is adopted', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    await record(tab, put('b'));
    browser.local.set('tasks', listText('a'));
    expect(idsIn(await reload(tab))).toEqual(['a']);
  });

  test('what was adopted once is not adopted again when a kill brings it back', async () => {
    browser.local.set('tasks', listText('theirs'));
    browser.flushLocal();
    const tab = await openTab();
    await record(tab, put('mine'));
    browser.kill();
    expect(idsIn(await openTab())).toEqual(['theirs', 'mine']);
  });

  test('a kill before localStorage was ever written loses nothing', async () => {
    await record(await openTab(), put('a'));
    browser.kill();
    expect(browser.local.size).toBe(0);
    const tab = await openTab();
    expect(idsIn(tab)).toEqual(['a']);
    expect(browser.local.get('tasks')).toBe(listText('a'));
  });

  test('a page that crashes before its transaction leaves its change to the next one', async () => {
    const tab = await openTab();
    tab.storage.record(put('a'));
    browser.crash(tab);
    await browser.schedule.runAll();
    expect(browser.disk.history).toEqual([]);
    expect(idsIn(await openTab())).toEqual(['a']);
    expect(browser.disk.history).toHaveLength(1);
  });

  test('what a page wrote before the journal answered is corrected by the answer', async () => {
    const first = await openTab();
    first.storage.record(put('a'));
    browser.crash(first);
    await browser.schedule.runAll();
    const noteOfFirst = [...browser.local].find(([key]) => key.startsWith('tasks.sync.'));
    const second = await openTab();
    await record(second, [{ type: 'setContent', id: 'a', content: 'edited' }]);
    second.storage.record([{ type: 'setDone', ids: ['a'], done: true }]);
    browser.crash(second);
    await browser.schedule.runAll();
    browser.local.set(...(noteOfFirst ?? ['', '']));

    const third = await browser.openTab();
    third.storage.record([{ type: 'setDone', ids: ['a'], done: true }]);
    await browser.schedule.runAll();
    const edited = [{ id: 'a', content: 'edited', done: true }];
    expect(third.storage.getState().tasks).toEqual(edited);
    expect(browser.local.get('tasks')).toBe(JSON.stringify(edited));
    expect((await openTab()).storage.getState().tasks).toEqual(edited);
  });

  test('a change too large for its note survives a crash with the text', async () => {
    const tab = await openTab();
    const ids = Array.from({ length: 6000 }, (_, index) => `a-rather-long-id-${index}`);
    await record(tab, put(...ids));
    tab.storage.record([{ type: 'remove', ids: ids.slice(1) }]);
    browser.crash(tab);
    await browser.schedule.runAll();
    expect(idsIn(await openTab())).toEqual(ids.slice(0, 1));
  });

  test('nothing is written by a page on which nothing is done', async () => {
    await openTab();
    expect(browser.local.size).toBe(0);
  });

  test('a deleted journal is filled again from the list of an open page', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.disk.records = [];
    await record(tab, put('b'));
    browser.kill();
    expect(idsIn(await openTab())).toEqual(['a', 'b']);
  });

  test('a journal deleted between two visits is filled again with the next change', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    await record(tab, put('b'));
    browser.flushLocal();
    browser.disk.records = [];
    await record(await reload(tab), put('c'));
    browser.kill();
    expect(idsIn(await openTab())).toEqual(['a', 'b', 'c']);
  });

  test('the note of a tab at work stays, also when another tab has seen its changes arrive', async () => {
    const working = await openTab();
    browser.fault = (call) => (call === 'exchange' ? 'hang' : 'work');
    await record(working, put('a'));
    browser.fault = () => 'work';
    const note = [...browser.local.keys()].find((key) => key.startsWith('tasks.sync.'));
    await record(await openTab(), put('b'));
    expect(browser.disk.history).toHaveLength(2);
    expect(browser.local.has(note ?? '')).toBe(true);
  });

  test('what a crashed tab had told nobody reaches the open ones with the next that opens', async () => {
    const open = await openTab();
    const crashing = await openTab();
    crashing.storage.record(put('a'));
    await browser.schedule.runFirst(`${crashing.name} transaction`);
    browser.crash(crashing);
    await browser.schedule.runAll();
    expect(browser.disk.head).toBe(1);
    await openTab();
    expect(idsIn(open)).toEqual(['a']);
  });

  test('changes of two crashed tabs keep the order in which the journal took them', async () => {
    const crashing = [await openTab(), await openTab()];
    browser.fault = (call) => (call === 'exchange' ? 'hang' : 'work');
    for (const [index, tab] of crashing.entries()) await record(tab, put(`t${index}`));
    for (const tab of crashing) browser.crash(tab);
    browser.fault = () => 'work';
    const tab = await browser.openTab();
    await browser.schedule.runFirst(`${tab.name} transaction`);
    await browser.schedule.runFirst(`${tab.name} answer`);
    const last = [...browser.local].findLast(([key]) => key.startsWith('tasks.sync.'));
    browser.disk.exchange(0, JSON.parse(last?.[1] ?? '').pending, () => '[]');
    await browser.schedule.runAll();
    expect(idsIn(tab)).toEqual(['t1', 't0']);
    expect(idsIn(await openTab())).toEqual(['t1', 't0']);
  });

  test("a crashed tab's change is not made again when the journal has long forgotten it", async () => {
    const crashing = await openTab();
    crashing.storage.record(put('a'));
    browser.crash(crashing);
    await browser.schedule.runAll();
    const tab = await openTab();
    await record(tab, [{ type: 'remove', ids: ['a'] }]);
    for (let count = 0; count < 750; count += 1) await record(tab, put(`t${count % 2}`));
    expect(idsIn(await reload(tab))).not.toContain('a');
  });
});

describe('damaged text', () => {
  const damaged = `${listText('a').slice(0, -1)},{"id":"b","content":5,"done":false}]`;

  test('is salvaged item by item, kept whole, and offered', async () => {
    browser.local.set('tasks', damaged);
    const tab = await openTab();
    expect(idsIn(tab)).toEqual(['a']);
    expect(tab.storage.getState().kept).toMatchObject([{ kind: 'unreadable', text: damaged }]);
    expect(browser.local.get('tasks')).toBe(listText('a'));
  });

  test('is not overwritten before it is kept', async () => {
    browser.local.set('tasks', damaged);
    const tab = await browser.openTab();
    tab.storage.record(put('c'));
    expect(browser.local.get('tasks')).toBe(damaged);
    await browser.schedule.runAll();
    expect(browser.disk.keptTexts).toHaveLength(1);
    expect(idsIn(tab)).toEqual(['a', 'c']);
    expect(browser.local.get('tasks')).toBe(listText('a', 'c'));
  });

  test('goes beside the list where the journal refuses', async () => {
    browser.local.set('tasks', damaged);
    browser.fault = (call) => (call.startsWith('local') ? 'work' : 'refuse');
    const tab = await browser.openTab();
    await browser.runUntilQuiet();
    tab.storage.record(put('c'));
    await browser.runUntilQuiet();
    expect(browser.local.get('tasks.unreadable')).toBe(damaged);
    expect(browser.local.get('tasks')).toBe(listText('a', 'c'));
    expect(tab.storage.getState()).toMatchObject({
      safety: 'fragile',
      kept: [{ kind: 'unreadable', text: damaged }],
    });
  });

  test('stays where it is when it can be kept nowhere else', async () => {
    browser.local.set('tasks', damaged);
    browser.fault = (call) => (call === 'local tasks' ? 'work' : 'refuse');
    const tab = await browser.openTab();
    await browser.runUntilQuiet();
    tab.storage.record(put('c'));
    await browser.runUntilQuiet();
    expect(browser.local.get('tasks')).toBe(damaged);
    expect(tab.storage.getState().safety).toBe('unsaved');
  });

  test('is forgotten when the visitor says so', async () => {
    browser.local.set('tasks', damaged);
    const tab = await openTab();
    const [kept] = tab.storage.getState().kept;
    if (kept) tab.storage.forget(kept);
    expect(tab.storage.getState().kept).toEqual([]);
    expect((await reload(tab)).storage.getState().kept).toEqual([]);
  });
});

describe('storage that fails', () => {
  test('a full localStorage leaves the journal to hold the list', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.fault = (call) => (call.startsWith('local') ? 'refuse' : 'work');
    await record(tab, put('b'));
    expect(tab.storage.getState().safety).toBe('safe');
    expect(browser.local.get('tasks')).toBe(listText('a'));
    browser.fault = () => 'work';
    expect(idsIn(await reload(tab))).toEqual(['a', 'b']);
  });

  test('a text whose note finds no room is not written: it would be taken for a foreign one', async () => {
    const first = await openTab();
    await record(first, put('a', 'b'));
    const tab = await reload(first);
    browser.fault = (call) => (call.startsWith('local tasks.') ? 'refuse' : 'work');
    await record(tab, [{ type: 'setDone', ids: ['a'], done: true }]);
    browser.fault = (call) => (call.startsWith('local') ? 'refuse' : 'work');
    await record(tab, put('c'));
    expect(tab.storage.getState().safety).toBe('safe');
    expect(idsIn(await reload(tab))).toEqual(['a', 'b', 'c']);
  });

  test('a refusing journal leaves localStorage to hold the list, says so, and recovers', async () => {
    const tab = await openTab();
    browser.fault = (call) => (call === 'exchange' ? 'refuse' : 'work');
    tab.storage.record(put('a'));
    await browser.runUntilQuiet();
    expect(tab.storage.getState().safety).toBe('fragile');
    expect(browser.local.get('tasks')).toBe(listText('a'));
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('safe');
    browser.kill();
    expect(idsIn(await openTab())).toEqual(['a']);
  });

  test('where both refuse, the visitor is told that nothing is saved', async () => {
    browser.fault = () => 'refuse';
    const tab = await browser.openTab();
    tab.storage.record(put('a'));
    await browser.runUntilQuiet();
    expect(tab.storage.getState().safety).toBe('unsaved');
    expect(idsIn(tab)).toEqual(['a']);
    expect(tab.asks()).toBe(true);
  });

  test('the visitor is asked before leaving while a change is in memory only, and not longer', async () => {
    const tab = await openTab();
    tab.storage.record(put('a'));
    expect(tab.asks()).toBe(false);
    await browser.schedule.runAll();
    browser.fault = (call) => (call.startsWith('local') ? 'refuse' : 'work');
    tab.storage.record(put('b'));
    expect(tab.asks()).toBe(true);
    await browser.schedule.runAll();
    expect(tab.asks()).toBe(false);
  });

  test('a silent journal is reported, and taken back when it answers', async () => {
    browser.fault = (call) => (call === 'exchange' ? 'hang' : 'work');
    const tab = await browser.openTab();
    tab.storage.record(put('a'));
    await browser.runUntilQuiet();
    browser.passSilence();
    expect(tab.storage.getState().safety).toBe('fragile');
    browser.fault = () => 'work';
    expect(idsIn(await reload(tab))).toEqual(['a']);
  });

  test('an answer that is lost after its transaction is not applied twice', async () => {
    const tab = await openTab();
    browser.fault = (call) => (call === 'exchange' ? 'lose answer' : 'work');
    tab.storage.record(put('a'));
    await browser.schedule.runOne(0);
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(browser.disk.history).toHaveLength(1);
    expect(tab.storage.getState()).toMatchObject({ safety: 'safe', tasks: [{ id: 'a' }] });
  });
});

describe('several copies of the app', () => {
  test('a tab shows what another one does', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await record(first, put('a'));
    expect(idsIn(second)).toEqual(['a']);
  });

  test('a copy that a newer version has replaced writes nothing any more', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    const before = new Map(browser.local);
    browser.takeOver();
    await record(tab, put('b'));
    tab.leave();
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('outdated');
    expect(browser.local).toEqual(before);
    expect(browser.disk.history).toHaveLength(1);
  });

  test('what another program writes meanwhile is adopted, and what it dropped is offered', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await record(first, put('a'));
    browser.writeForeign(listText('theirs'));
    await browser.schedule.runAll();
    expect(idsIn(first)).toEqual(['theirs']);
    expect(idsIn(second)).toEqual(['theirs']);
    expect(browser.disk.keptTexts).toMatchObject([{ kind: 'former', text: listText('a') }]);
    await record(first, put('b'));
    expect(browser.local.get('tasks')).toBe(listText('theirs', 'b'));
  });

  test('localStorage cleared just after another tab wrote is as empty after a reload', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await record(second, put('a'));
    browser.writeForeign(listText('a'));
    browser.local.clear();
    await browser.schedule.runAll();
    const next = await reload(first);
    expect(idsIn(next)).toEqual([]);
    expect(idsIn(second)).toEqual([]);
    expect(next.storage.getState().kept).toMatchObject([{ kind: 'former', text: listText('a') }]);
  });

  test('tabs that lag behind a compacted journal catch up', async () => {
    const [first, second] = [await openTab(), await openTab()];
    browser.deafen(second);
    for (let count = 0; count < 502; count += 1) await record(first, put(`t${count}`));
    expect(browser.disk.records.length).toBeLessThan(10);
    await record(second, put('last'));
    expect(idsIn(second)).toEqual([...Array.from({ length: 502 }, (_, n) => `t${n}`), 'last']);
    expect(idsIn(first)).toEqual(idsIn(second));
    expect(idsIn(await openTab())).toEqual(idsIn(second));
  });

  test('a long list goes to the journal at once and to localStorage when idle', async () => {
    const tab = await openTab();
    const ids = Array.from({ length: 8000 }, (_, index) => `t${index}`);
    tab.storage.record(put(...ids));
    expect(browser.local.has('tasks')).toBe(false);
    tab.leave();
    await browser.schedule.runAll();
    expect(browser.local.get('tasks')).toBe(listText(...ids));
  });

  test('so does a list of few tasks with much text', async () => {
    const tab = await openTab();
    const [first, second] = ['a'.repeat(600_000), 'b'.repeat(600_000)];
    await record(tab, put(first));
    await record(tab, put(second));
    tab.storage.record(put('last'));
    expect(browser.local.get('tasks')).toBe(listText(first, second));
    await browser.schedule.runAll();
    expect(browser.local.get('tasks')).toBe(listText(first, second, 'last'));
  });

  test('a change that comes while a long list is being written is written, too', async () => {
    const tab = await openTab();
    const ids = Array.from({ length: 12_000 }, (_, index) => `t${index}`);
    tab.storage.record(put(...ids));
    await browser.schedule.runOne(0);
    tab.storage.record(put('last'));
    await browser.schedule.runAll();
    expect(browser.local.get('tasks')).toBe(listText(...ids, 'last'));
  });
});
