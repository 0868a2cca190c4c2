import { beforeEach, describe, expect, test } from 'vitest';
import type { QuarantinedText } from './journal';
import { textHash } from './mirror/textHash';
import { VERSION } from './version';
import { idsIn, listText, put, visits } from './simulation/visits';
import profiles from './simulation/version1.json';
import secondProfiles from './simulation/version2.json';

let { browser, openTab, reload, record } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, record } = visits());
});

/** A profile as version 1 left it, with the database upgraded as `openDatabase` does it. */
function load(name: keyof typeof profiles) {
  const { local, journal, kept } = profiles[name];
  browser.local = new Map(Object.entries(local));
  browser.disk.records = journal;
  browser.disk.keptTexts = kept.map(({ key, kind, text }): QuarantinedText => ({
    key,
    kind: kind === 'former' ? kind : 'unreadable',
    text,
  }));
  const size = { length: journal.length, size: 0 };
  browser.disk.about = { seq: 0, version: VERSION, journal: 'upgraded', ...size };
  const ids = journal.flatMap((one) => ('recent' in one ? one.recent : 'id' in one ? one.id : []));
  browser.disk.arrived = new Map(ids.map((id) => [id, 0]));
}

const contents = (tab: Awaited<ReturnType<typeof openTab>>) =>
  tab.storage.getState().tasks.map(({ content }) => content);

describe('a profile of version 1', () => {
  test('that was left in order is read, and goes on', async () => {
    load('settled');
    const tab = await openTab();
    expect(contents(tab)).toEqual(['task tea', 'task milk']);
    expect(tab.storage.getState()).toMatchObject({ safety: 'safe', kept: [] });
    await record(tab, put('bread'));
    expect(idsIn(await reload(tab))).toEqual(['tea', 'milk', 'bread']);
  });

  test('whose pages crashed while the journal refused loses no change, and makes each once', async () => {
    load('crashed');
    const tab = await openTab();
    const all = ['by hand', 'task tea', 'oat milk', 'task of the second', 'task of the first'];
    expect(contents(tab)).toEqual(all);
    await record(tab, [{ type: 'remove', ids: ['of the first'] }]);
    const next = await reload(tab);
    expect(contents(next)).toEqual(all.filter((content) => content !== 'task of the first'));
    expect(next.storage.getState().kept).toEqual([]);
    await browser.wait();
    const keys = [...browser.local.keys()].filter((key) => key.startsWith('tasks.'));
    expect(keys.toSorted()).toEqual(['tasks.sync', 'tasks.sync.version']);
  });

  test('is shown whole also while its journal does not answer', async () => {
    load('crashed');
    browser.fault = (call) => (call.startsWith('local') ? 'work' : 'refuse');
    const tab = await browser.openTab();
    await browser.runUntilQuiet();
    expect([...contents(tab)].toSorted()).toEqual(
      ['by hand', 'task tea', 'oat milk', 'task of the first', 'task of the second'].toSorted(),
    );
  });

  test('in which a text had no room for its changes counts as it is', async () => {
    load('unnoted');
    expect(idsIn(await openTab())).toEqual(['tea', 'milk', 'late']);
  });

  test('that has set texts aside offers them, and lets go of them', async () => {
    load('kept');
    const tab = await openTab();
    const { kept } = tab.storage.getState();
    expect(kept.map(({ kind }) => kind)).toEqual(['unreadable', 'former']);
    for (const text of kept) tab.storage.forget(text);
    expect((await reload(tab)).storage.getState().kept).toEqual([]);
  });

  test('whose journal is gone is founded again from its text', async () => {
    load('settled');
    browser.disk.clear();
    const tab = await openTab();
    expect(idsIn(tab)).toEqual(['tea', 'milk']);
    browser.kill();
    browser.local = new Map();
    expect(idsIn(await openTab())).toEqual(['tea', 'milk']);
  });
});

/** A profile as version 2 left it. Its database needs no other stores. */
function loadSecond(name: keyof typeof secondProfiles) {
  const { local, journal, arrived, kept } = secondProfiles[name];
  const [about, ...records] = journal;
  browser.local = new Map(Object.entries(local));
  Object.assign(browser.disk, { about, records, keptTexts: kept });
  browser.disk.arrived = new Map(arrived.map(({ id, time }) => [id, time]));
}

describe('a profile of version 2', () => {
  const ownKeys = () => [...browser.local.keys()].filter((key) => key.startsWith('tasks.'));

  test.each<[keyof typeof secondProfiles, readonly string[]]>([
    ['settled', ['task tea', 'task milk']],
    ['crashed', ['by hand', 'task tea', 'oat milk', 'task of the first']],
    ['killed', ['task tea', 'task late']],
    ['onlyCopy', ['task tea', 'task late']],
    ['onlyCopyArrived', ['foo', 'later']],
    ['moves', ['task a', 'task c', 'task b']],
    ['empty', []],
  ])('%s is read, goes on, and leaves no note behind', async (name, all) => {
    loadSecond(name);
    const tab = await openTab();
    expect(contents(tab)).toEqual(all);
    expect(tab.storage.getState()).toMatchObject({ safety: 'safe', kept: [] });
    await record(tab, put('bread'));
    const next = await reload(tab);
    expect(contents(next)).toEqual([...all, 'task bread']);
    expect(next.storage.getState().kept).toEqual([]);
    expect(ownKeys().toSorted()).toEqual(['tasks.sync', 'tasks.sync.version']);
  });

  test('whose text is the only copy of a change is not changed by the keys that it holds', async () => {
    loadSecond('onlyCopyWithKeys');
    const tab = await browser.openTab();
    expect(contents(tab)).toEqual(['bar', 'task b']);
    await browser.schedule.runAll();
    expect(contents(await reload(tab))).toEqual(['bar', 'task b']);
  });

  test('that has set texts aside offers them', async () => {
    loadSecond('kept');
    const tab = await openTab();
    expect(contents(tab)).toEqual(['theirs']);
    const { kept } = tab.storage.getState();
    expect(kept.map(({ kind }) => kind)).toEqual(['former', 'unreadable']);
  });

  test('whose text another program has changed is adopted, and the former list is offered', async () => {
    loadSecond('settled');
    browser.setLocal('tasks', listText('theirs'));
    const tab = await openTab();
    expect(idsIn(tab)).toEqual(['theirs']);
    expect(tab.storage.getState().kept).toHaveLength(1);
  });

  test('that died with a change on top of another program’s list, which the journal lacks, keeps both', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.crash(tab);
    const text = listText('theirs', 'mine');
    const note = { version: 2, journal: null, seq: 0, hash: textHash(text), former: null };
    const entry = { version: 2, change: put('mine') };
    browser.local = new Map([
      ['tasks', text],
      ['tasks.sync.t1', JSON.stringify({ ...note, holds: ['x'], isOnlyCopy: true })],
      ['tasks.pending.1.x', JSON.stringify(entry)],
    ]);
    const next = await openTab();
    expect(idsIn(next)).toEqual(['theirs', 'mine']);
    expect(next.storage.getState().kept.map((kept) => kept.text)).toEqual([listText('a')]);
  });

  test('that was killed between note and text keeps its list if the journal fails, and is gone later', async () => {
    const text = listText('a', 'b');
    const note = {
      version: 2,
      journal: 'J',
      seq: 5,
      hash: 'of the next text',
      former: textHash(text),
    };
    browser.setLocal('tasks', text);
    browser.setLocal('tasks.sync.t1', JSON.stringify({ ...note, holds: [], isOnlyCopy: false }));
    browser.fault = (call) => (call.startsWith('local') ? 'work' : 'refuse');
    const tab = await browser.openTab();
    tab.storage.record(put('c'));
    await browser.runUntilQuiet();
    browser.crash(tab);
    browser.fault = () => 'work';
    expect(idsIn(await openTab())).toEqual(['a', 'b', 'c']);
  });

  test.each(['settled', 'crashed', 'killed', 'moves'] as const)(
    '%s whose journal is gone loses nothing',
    async (name) => {
      loadSecond(name);
      const shown = contents(await browser.openTab());
      browser.disk.clear();
      await browser.schedule.runAll();
      expect(contents(await openTab())).toEqual(shown);
    },
  );
});

describe('a later version in another tab', () => {
  const NOTE = JSON.stringify({ version: VERSION + 1, signature: 'of another kind' });
  const TEXT = '[{"id":"a","content":"task a","done":false,"due":"tomorrow"}]';
  const pending = JSON.stringify({ version: VERSION + 1, change: [{ type: 'delegate' }] });
  const entry = { version: VERSION + 1, id: 'later', change: [{ type: 'delegate' }] };

  /** What the later version leaves: each of these alone is enough. */
  const traces: Readonly<Record<string, () => void>> = {
    'a note': () => {
      browser.setLocal('tasks.sync.later', NOTE);
      browser.writeForeign(TEXT);
    },
    'a pending change': () => {
      browser.setLocal('tasks.pending.9.later', pending);
      browser.writeForeign(TEXT);
    },
    'a record in the journal': () => {
      browser.disk.records = [...browser.disk.records, { seq: browser.disk.head + 1, ...entry }];
    },
    'another kind of journal': () => {
      browser.disk.about = { seq: 0, version: VERSION + 1, shelves: 3 };
    },
    'the upgraded database': () => browser.takeOver(),
  };

  test.each(Object.keys(traces))('that leaves %s is not written over', async (trace) => {
    const tab = await openTab();
    await record(tab, put('a'));
    traces[trace]?.();
    const disk = JSON.stringify([browser.disk.records, browser.disk.keptTexts]);
    tab.storage.record(put('too late'));
    await browser.runUntilQuiet();
    expect(tab.storage.getState().safety).toBe('outdated');
    tab.storage.record(put('again'));
    tab.leave();
    await browser.runUntilQuiet();
    expect(JSON.stringify([browser.disk.records, browser.disk.keptTexts])).toBe(disk);
    expect(tab.asks()).toBe(true);
  });

  test.each(['a note', 'a pending change'])(
    'that has signed its text with %s finds it as it was',
    async (trace) => {
      const tab = await openTab();
      await record(tab, put('a'));
      traces[trace]?.();
      tab.storage.record(put('too late'));
      await browser.runUntilQuiet();
      tab.leave();
      await browser.runUntilQuiet();
      expect(browser.json).toBe(TEXT);
    },
  );

  test.each(['a note', 'a pending change', 'a record in the journal', 'another kind of journal'])(
    'that has left %s is not written over by an older copy that is opened afterwards',
    async (trace) => {
      const first = await openTab();
      await record(first, put('a'));
      first.leave();
      await browser.schedule.runAll();
      browser.crash(first);
      traces[trace]?.();
      const before = new Map(browser.local);
      const disk = JSON.stringify([browser.disk.records, browser.disk.keptTexts]);
      const tab = await openTab();
      expect(tab.storage.getState().safety).toBe('outdated');
      expect(idsIn(tab)).toEqual(['a']);
      tab.storage.record(put('too late'));
      tab.leave();
      await browser.schedule.runAll();
      expect(browser.local).toEqual(before);
      expect(JSON.stringify([browser.disk.records, browser.disk.keptTexts])).toBe(disk);
    },
  );

  test('may add fields and keys of its own without harm', async () => {
    const tab = await openTab();
    await record(tab, put('a'));
    browser.setLocal('tasks.sync.version', JSON.stringify({ version: VERSION, colour: 'red' }));
    browser.setLocal('tasks.colours', '{"a":"red"}');
    const next = await reload(tab);
    await record(next, put('b'));
    expect(next.storage.getState()).toMatchObject({ safety: 'safe', kept: [] });
    expect(browser.json).toBe(listText('a', 'b'));
    expect(browser.local.get('tasks.colours')).toBe('{"a":"red"}');
  });
});
