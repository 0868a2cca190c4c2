import { beforeEach, expect, test } from 'vitest';
import type { Entry } from './journal';
import { openMirror, type Mirror } from './mirror';
import { savedText } from './savedText';
import type { SimulatedStorage } from './simulation/SimulatedStorage';
import { storageWith } from './simulation/storageWith';
import { readSyncNote } from './syncNote';
import { textHash } from './textHash';

const MINUTE = 60_000;
const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });
const saved = (...ids: string[]) =>
  savedText(ids.map((id) => ({ id, content: `task ${id}`, done: false })));

let local: SimulatedStorage;
let time: number;
let ids: number;
let mirror: Mirror;

beforeEach(() => {
  local = storageWith();
  time = 1000;
  ids = 0;
  mirror = openTab();
});

/** The tabs are called 1, 2, 3… */
function openTab(storage: Storage | null = local): Mirror {
  return openMirror(
    storage,
    () => `${(ids += 1)}`,
    () => time,
  );
}

const noteOf = (tab: number) => readSyncNote(local.getItem(`tasks.sync.${tab}`));

/** From now on nothing is written under this key. */
function refuse(refused: string): void {
  const setItem = local.setItem.bind(local);
  local.setItem = (key, text) => {
    if (key === refused) throw new DOMException('', 'QuotaExceededError');
    setItem(key, text);
  };
}

test('a new visitor has nothing, and nothing to adopt', () => {
  expect(mirror.load()).toEqual({
    tasks: [],
    intact: true,
    text: null,
    note: null,
    pending: [],
    adoption: null,
  });
  expect(mirror.isCleared()).toBe(true);
});

test('a text without a note is of somebody else, and adopted under its hash', () => {
  const { text, hash } = saved('a');
  local.setItem('tasks', text);
  expect(mirror.load()).toMatchObject({
    tasks: [{ id: 'a' }],
    intact: true,
    text,
    note: null,
    adoption: `adopt.0.${hash}`,
  });
  expect(mirror.isCleared()).toBe(false);
});

test('a damaged text is not intact', () => {
  local.setItem('tasks', '[{');
  expect(mirror.load()).toMatchObject({ tasks: [], intact: false, text: '[{' });
});

test('what a tab wrote is known to be its own', () => {
  expect(mirror.write(saved('a'), 3, [entry('x')])).toBe(true);
  const { text, hash } = saved('a');
  expect(local.getItem('tasks')).toBe(text);
  expect(noteOf(1)).toEqual({ seq: 3, hash, former: '', pending: [entry('x')], time });
  expect(openTab().load()).toMatchObject({
    tasks: [{ id: 'a' }],
    note: { seq: 3 },
    pending: [entry('x')],
    adoption: null,
  });
});

test('with nothing pending the note is settled at once', () => {
  mirror.write(saved('a'), 3, []);
  expect(noteOf(1)).toMatchObject({ seq: 3, former: null, pending: [] });
});

test('the text that a write replaces is known too: a kill between the two writes leaves it', () => {
  mirror.write(saved('a'), 1, []);
  mirror.write(saved('a', 'b'), 2, [entry('x')]);
  expect(noteOf(1)?.former).toBe(saved('a').hash);
  local.setItem('tasks', saved('a').text);
  expect(openTab().load()).toMatchObject({ note: { seq: 2 }, adoption: null });
});

test('a first write that was cut in two leaves no text, and none is adopted', () => {
  mirror.write(saved('a'), 1, [entry('x')]);
  local.removeItem('tasks');
  expect(openTab().load()).toMatchObject({ note: { seq: 1 }, pending: [entry('x')] });
});

test('of several notes for a text the settled one tells its number', () => {
  mirror.write(saved('a'), 1, [entry('x')]);
  const other = openTab();
  other.load();
  other.write(saved('a'), 2, []);
  expect(openTab().load()).toMatchObject({ note: { seq: 2 }, pending: [entry('x')] });
});

test('a text of somebody else is adopted after the highest number that is noted', () => {
  mirror.write(saved('a'), 7, []);
  const other = openTab();
  other.load();
  other.write(saved('b'), 5, []);
  const { text, hash } = saved('theirs');
  local.setItem('tasks', text);
  expect(openTab().load()).toMatchObject({ note: null, adoption: `adopt.7.${hash}` });
});

test('where all is cleared but a note, an empty list is adopted', () => {
  mirror.write(saved('a'), 7, []);
  mirror.write(saved('b'), 8, []);
  local.removeItem('tasks');
  expect(openTab().load()).toMatchObject({ tasks: [], adoption: 'adopt.8.' });
});

test('without a number the text stands for itself and leaves no note', () => {
  mirror.write(saved('a'), 1, []);
  expect(mirror.write(saved('b'), null, [])).toBe(true);
  expect(local.getItem('tasks')).toBe(saved('b').text);
  expect(noteOf(1)).toBeNull();
  expect(mirror.writePending([entry('x')])).toBe(false);
  expect(noteOf(1)).toBeNull();
});

test('a text that stands for itself needs no note', () => {
  refuse('tasks.sync.1');
  expect(mirror.write(saved('a'), null, [])).toBe(true);
});

test('what is pending is noted without another text', () => {
  mirror.write(saved('a'), 4, []);
  time += 5;
  expect(mirror.writePending([entry('x')])).toBe(true);
  const { hash } = saved('a');
  expect(noteOf(1)).toEqual({ seq: 4, hash, former: null, pending: [entry('x')], time });
  expect(local.getItem('tasks')).toBe(saved('a').text);
});

test('a tab that loaded the text notes for the number it stands for', () => {
  mirror.write(saved('a'), 4, []);
  const other = openTab();
  other.load();
  expect(other.writePending([entry('x')])).toBe(true);
  expect(noteOf(2)).toMatchObject({ seq: 4, hash: saved('a').hash, pending: [entry('x')] });
});

test('up to 100,000 characters of pending changes are noted, and of more only that there are', () => {
  mirror.write(saved('a'), 1, []);
  const bare = local.getItem('tasks.sync.1')?.length ?? 0;
  const filled = (length: number) => [entry('x'.repeat(length))];
  const around = JSON.stringify(filled(0)).length - '[]'.length;
  const fits = Math.floor((100_000 - bare - around) / 2);
  mirror.writePending(filled(fits));
  expect(local.getItem('tasks.sync.1')?.length).toBeGreaterThan(99_998);
  expect(noteOf(1)?.pending).toHaveLength(1);
  mirror.writePending(filled(fits + 1));
  expect(noteOf(1)).toMatchObject({ seq: 1, pending: null });
  expect(openTab().load().pending).toEqual([]);
});

test('without its note a text is not written', () => {
  refuse('tasks.sync.1');
  expect(mirror.write(saved('a'), 1, [])).toBe(false);
  expect(local.getItem('tasks')).toBeNull();
});

test('where the text is refused the note goes back to the text that stands', () => {
  mirror.write(saved('a'), 1, []);
  refuse('tasks');
  expect(mirror.write(saved('a', 'b'), 2, [entry('x')])).toBe(false);
  const { hash } = saved('a');
  expect(noteOf(1)).toEqual({ seq: 1, hash, former: null, pending: [entry('x')], time });
});

test('a text is foreign when it is not of any tab, once this one knows its own', () => {
  local.setItem('tasks', 'theirs');
  expect(mirror.isForeign()).toBe(false);
  mirror.write(saved('a'), 1, []);
  expect(mirror.isForeign()).toBe(false);
  const other = openTab();
  other.load();
  other.write(saved('a', 'b'), 2, []);
  expect(mirror.isForeign()).toBe(false);
  local.setItem('tasks', saved('theirs').text);
  expect(mirror.isForeign()).toBe(true);
});

test('a page that goes marks a foreign text, and the next one adopts it under that mark', () => {
  mirror.write(saved('a'), 1, []);
  mirror.markForeign();
  expect(local.getItem('tasks.foreign')).toBeNull();
  local.clear();
  mirror.markForeign();
  expect(local.getItem('tasks.foreign')).toBe('2');
  const next = openTab();
  expect(next.load()).toMatchObject({ adoption: 'adopt.2' });
  next.settle(1);
  expect(local.getItem('tasks.foreign')).toBeNull();
});

test('a settled text stands for the new number with nothing pending', () => {
  mirror.write(saved('a'), 1, [entry('x')]);
  mirror.settle(9);
  expect(noteOf(1)).toEqual({
    seq: 9,
    hash: textHash(saved('a').text),
    former: null,
    pending: [],
    time,
  });
});

test('what another tab has noted is left over until it is taken over, and again when it notes more', () => {
  mirror.load();
  const other = openTab();
  other.write(saved('a'), 1, [entry('x')]);
  expect(mirror.hasLeftovers()).toBe(true);
  expect(mirror.takeOver()).toEqual([entry('x')]);
  expect(mirror.hasLeftovers()).toBe(false);
  expect(mirror.takeOver()).toEqual([]);
  other.writePending([entry('x'), entry('y')]);
  expect(mirror.takeOver()).toEqual([entry('x'), entry('y')]);
  other.settle(2);
  expect(mirror.hasLeftovers()).toBe(false);
});

test('what a tab has noted itself is not left over', () => {
  mirror.write(saved('a'), 1, [entry('x')]);
  expect(mirror.hasLeftovers()).toBe(false);
  expect(mirror.takeOver()).toEqual([]);
});

test('what two tabs have noted is taken over once', () => {
  const [first, second] = [openTab(), openTab()];
  first.write(saved('a'), 1, [entry('x'), entry('y')]);
  second.write(saved('a'), 1, [entry('y'), entry('z')]);
  expect(mirror.takeOver()).toEqual([entry('x'), entry('y'), entry('z')]);
  expect(mirror.load().pending).toEqual([]);
});

test('old notes are removed when they are settled or their changes have arrived, newer ones never', () => {
  const crashed = openTab();
  crashed.load();
  crashed.write(saved('a'), 1, [entry('x')]);
  const closed = openTab();
  closed.load();
  closed.write(saved('a'), 1, []);
  local.setItem('tasks.sync.other', 'no note');
  const next = openTab();
  next.load();
  time += MINUTE;
  next.settle(2);
  expect([noteOf(2), noteOf(3)]).not.toContain(null);
  time += 1;
  next.settle(2);
  expect([noteOf(2), noteOf(3), noteOf(4)]).toMatchObject([null, null, { seq: 2 }]);
  expect(local.getItem('tasks.sync.other')).toBe('no note');
});

test('an old note stays whose changes are not known to have arrived', () => {
  const [unread, changed, overlong] = [openTab(), openTab(), openTab()];
  for (const tab of [changed, overlong]) {
    tab.load();
    tab.write(saved('a'), 1, [entry('x')]);
  }
  const next = openTab();
  overlong.writePending([entry('x'.repeat(MINUTE))]);
  next.load();
  changed.writePending([entry('later')]);
  unread.load();
  unread.writePending([entry('y')]);
  time += 2 * MINUTE;
  next.settle(2);
  expect(noteOf(2)?.pending).toEqual([entry('y')]);
  expect(noteOf(3)?.pending).toEqual([entry('later')]);
  expect(noteOf(4)?.pending).toBeNull();
});

test('this tab does not remove its own note, however old', () => {
  mirror.write(saved('a'), 1, []);
  const other = openTab();
  other.load();
  other.settle(1);
  time += 2 * MINUTE;
  mirror.settle(2);
  expect(noteOf(1)).toMatchObject({ seq: 2, time });
  expect(noteOf(2)).toBeNull();
});

test('without a storage there is nothing, and writing says so', () => {
  mirror = openTab(null);
  expect(mirror.load()).toMatchObject({ tasks: [], text: null, adoption: null });
  expect(mirror.write(saved('a'), 1, [])).toBe(false);
  expect(mirror.isForeign()).toBe(false);
});
