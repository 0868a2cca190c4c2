import { beforeEach, describe, expect, test } from 'vitest';
import {
  idsIn,
  journalRefuses,
  listText,
  offered,
  put,
  type Tab,
  visits,
} from './simulation/visits';

let { browser, openTab, reload, append } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, append } = visits());
});

const BY_HAND = '[{"content":"hand","done":false}]';

describe('[C3] a second text written by hand, after one without ids', () => {
  test('is adopted at the next visit', async () => {
    const first = await openTab();
    await append(first, put('a'));
    browser.setLocal('tasks', BY_HAND);
    const second = await reload(first);
    expect(second.storage.getState().tasks).toMatchObject([{ content: 'hand' }]);
    second.leave();
    await browser.schedule.runAll();
    browser.crash(second);
    browser.setLocal('tasks', listText('z'));
    expect(idsIn(await openTab())).toEqual(['z']);
  });

  test('is adopted under the open page', async () => {
    const first = await openTab();
    await append(first, put('a'));
    browser.setLocal('tasks', BY_HAND);
    const tab = await reload(first);
    browser.writeForeign(listText('z'));
    await browser.schedule.runAll();
    expect(idsIn(tab)).toEqual(['z']);
    expect(browser.json).toBe(listText('z'));
  });
});

test('[C3] an edit of a task just removed by another program is offered with its text', async () => {
  const tab = await openTab();
  await append(tab, put('a', 'b'));
  browser.setLocal('tasks', listText('a'));
  await append(tab, [{ type: 'setContent', id: 'b', content: 'other words' }]);
  expect(idsIn(tab)).toEqual(['a']);
  expect(offered(tab)).toEqual([listText('a', 'b').replace('task b', 'other words')]);
});

test('[C3] a foreign text written during an exchange is adopted', async () => {
  const tab = await openTab();
  await append(tab, put('a'));
  tab.storage.discard({ key: 'none', kind: 'former', text: '' });
  browser.writeForeign(listText('z'));
  await browser.schedule.runFirst(`${tab.name} sees a write`);
  await browser.schedule.runFirst(`${tab.name} timer`);
  await browser.schedule.runAll();
  expect(idsIn(tab)).toEqual(['z']);
  expect(browser.json).toBe(listText('z'));
});

test('[C3] a foreign text written between load and the first exchange is adopted', async () => {
  browser.setLocal('tasks', listText('first'));
  const tab = await browser.openTab();
  browser.setLocal('tasks', listText('second'));
  await browser.schedule.runAll();
  expect(idsIn(tab)).toEqual(['second']);
  expect(browser.json).toBe(listText('second'));
});

test('[C3] a page overtaken before its first exchange takes over the others’ changes', async () => {
  const other = await openTab();
  await append(other, put('a'));
  const tab = await browser.openTab();
  await append(other, put('b'));
  expect(idsIn(tab)).toEqual(['a', 'b']);
  expect(browser.disk.offeredTexts).toEqual([]);
});

test('[C3] while the replaced list cannot be offered yet, both lists wait, and a crash loses neither', async () => {
  const tab = await openTab();
  await append(tab, put('a', 'b'));
  browser.disk.capacity = 0;
  browser.writeForeign(listText('theirs'));
  tab.storage.append(put('mine'));
  await browser.runUntilQuiet();
  expect(idsIn(tab)).toEqual(['theirs', 'mine']);
  expect(tab.storage.getState().safety).toBe('fragile');
  browser.crash(tab);
  const next = await browser.openTab();
  await browser.runUntilQuiet();
  expect(idsIn(next)).toEqual(['theirs', 'mine']);
  browser.disk.capacity = Infinity;
  await browser.schedule.runAll();
  expect(idsIn(next)).toEqual(['theirs', 'mine']);
  expect(next.storage.getState()).toMatchObject({
    safety: 'safe',
    offered: [{ kind: 'former', text: listText('a', 'b') }],
  });
});

describe('[C3] the former list is offered even if a foreign text differs from it in', () => {
  const former = listText('a', 'b');
  test.each([
    ['ticks', former.replace('false', 'true')],
    ['the order', listText('b', 'a')],
  ])('%s alone', async (_title, theirs) => {
    const tab = await openTab();
    await append(tab, put('a', 'b'));
    browser.setLocal('tasks', theirs);
    const next = await reload(tab);
    expect(JSON.stringify(next.storage.getState().tasks)).toBe(theirs);
    expect(next.storage.getState().offered).toMatchObject([{ kind: 'former', text: former }]);
  });
});

test('[C3] a discarded list does not come back with the next offer', async () => {
  const tab = await openTab();
  await append(tab, put('a'));
  browser.writeForeign(listText('theirs'));
  await browser.schedule.runAll();
  expect(offered(tab)).toEqual([listText('a')]);
  for (const one of tab.storage.getState().offered) tab.storage.discard(one);
  await browser.runUntilQuiet();
  browser.writeForeign(listText('others'));
  await browser.runUntilQuiet();
  expect(offered(tab)).not.toContain(listText('a'));
  expect(JSON.stringify([idsIn(tab), offered(tab)])).toContain('theirs');
});

test('[C3] a page that starts over still has the adopted text', async () => {
  browser.fault = journalRefuses;
  const dying = await browser.openTab();
  dying.storage.append(put('left'));
  await browser.runUntilQuiet();
  browser.crash(dying);
  const tab = await browser.openTab();
  await browser.runUntilQuiet();
  expect(idsIn(tab)).toEqual(['left']);
  browser.writeForeign(listText('theirs'));
  await browser.runUntilQuiet();
  browser.fault = () => 'work';
  await browser.schedule.runAll();
  expect(idsIn(await reload(tab))).toEqual(['theirs', 'left']);
});

describe('[C3, L2] in a full localStorage, a text that could not be overwritten', () => {
  const edit = (content: string) => [{ type: 'setContent', id: 'theirs', content }] as const;
  const contents = ({ storage }: Tab) => storage.getState().tasks.map(({ content }) => content);

  async function adopted() {
    browser.setLocal('tasks', listText('theirs'));
    browser.capacity = [...browser.local].join('').length;
    const tab = await openTab();
    await append(tab, edit('a later and longer wording of the task'));
    expect(browser.json).toBe(listText('theirs'));
    return tab;
  }

  test('is not adopted again over a later change, whether the page is left or killed', async () => {
    const next = await reload(await adopted());
    expect(contents(next)).toEqual(['a later and longer wording of the task']);
    browser.crash(next);
    expect(contents(await openTab())).toEqual(['a later and longer wording of the task']);
  });

  test('is adopted if another program writes it again once there was room', async () => {
    const tab = await adopted();
    browser.capacity = Infinity;
    await append(tab, put('b'));
    browser.crash(tab);
    browser.setLocal('tasks', listText('theirs'));
    expect(contents(await openTab())).toEqual(['task theirs']);
  });
});
