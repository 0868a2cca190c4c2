import { beforeEach, expect, test } from 'vitest';
import type { Mirror } from './mirror';
import { entry, mirrorTabs, saved } from './simulation/mirrorTabs';

const MINUTE = 60_000;

let { local, openTab, now, pass, noteOf, refuse } = mirrorTabs();
let mirror: Mirror;

beforeEach(() => {
  ({ local, openTab, now, pass, noteOf, refuse } = mirrorTabs());
  mirror = openTab();
});

test('where there is no room for the text beside what is pending, the text alone is written', () => {
  const { text } = saved('a');
  const long = [entry('x'.repeat(1000))];
  mirror.write(saved('b'), 1, []);
  refuse('tasks', () => (noteOf(1)?.pending?.length ?? 0) > 0);
  expect(mirror.write(saved('a'), 1, long)).toBe(true);
  expect(local.getItem('tasks')).toBe(text);
  expect(noteOf(1)?.pending).toBeNull();
  expect(openTab().load()).toMatchObject({ note: { pending: null }, pending: [] });
});

test('where there is no room for the note, the same', () => {
  refuse('tasks.sync.1', (text) => text.length > 1000);
  expect(mirror.write(saved('a'), 1, [entry('x'.repeat(1000))])).toBe(true);
  expect(noteOf(1)?.pending).toBeNull();
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
  pass(MINUTE);
  next.settle(2);
  expect([noteOf(2), noteOf(3)]).not.toContain(null);
  pass(1);
  next.settle(2);
  expect([noteOf(2), noteOf(3), noteOf(4)]).toMatchObject([null, null, { seq: 2 }]);
  expect(local.getItem('tasks.sync.other')).toBe('no note');
});

test('a note of a time to come is as old as it is ahead', () => {
  const crashed = openTab();
  pass(3 * MINUTE);
  crashed.load();
  crashed.write(saved('a'), 1, [entry('x')]);
  pass(-2 * MINUTE);
  mirror.load();
  mirror.settle(2);
  expect(noteOf(2)).toBeNull();
});

test('an old note that is taken over goes when this tab has noted the same', () => {
  const crashed = openTab();
  crashed.load();
  crashed.write(saved('a'), 1, [entry('x')]);
  mirror.load();
  pass(2 * MINUTE);
  mirror.write(saved('b'), 1, [entry('x')]);
  expect(noteOf(2)).toBeNull();
});

test('an old note that is taken over stays while the same stands in the text alone', () => {
  const crashed = openTab();
  crashed.load();
  crashed.write(saved('a'), 1, [entry('x')]);
  mirror.load();
  pass(2 * MINUTE);
  refuse('tasks.sync.1', (text) => text.includes('"x"'));
  mirror.write(saved('b'), 1, [entry('x')]);
  expect(noteOf(2)).not.toBeNull();
});

test('an old note stays whose changes are not known to have arrived', () => {
  const [unread, changed, unnoted] = [openTab(), openTab(), openTab()];
  refuse('tasks.sync.4', (text) => text.includes('"pending":[{'));
  for (const tab of [changed, unnoted]) {
    tab.load();
    tab.write(saved('a'), 1, [entry('x')]);
  }
  const next = openTab();
  next.load();
  changed.writePending([entry('later')]);
  unread.load();
  unread.writePending([entry('y')]);
  pass(2 * MINUTE);
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
  pass(2 * MINUTE);
  mirror.settle(2);
  expect(noteOf(1)).toMatchObject({ seq: 2, time: now() });
  expect(noteOf(2)).toBeNull();
});

test('what a text holds of the notes of others is not made again with it', () => {
  const crashed = openTab();
  crashed.load();
  crashed.write(saved('a'), 1, [entry('x')]);
  mirror.load();
  mirror.write(saved('a', 'b'), 1, [entry('x'), entry('y')]);
  mirror.settle(3);
  expect(openTab().load()).toMatchObject({ pending: [], held: [entry('x')] });
  crashed.writePending([entry('x'), entry('z')]);
  expect(openTab().load()).toMatchObject({ pending: [entry('z')], held: [entry('x')] });
});

test('of two notes that fit the text the later one counts, which knows what was done between them', () => {
  mirror.write(saved('a'), 1, [entry('x')]);
  const between = openTab();
  between.load();
  between.write(saved('b'), 1, [entry('x'), entry('y')]);
  const last = openTab();
  last.load();
  last.write(saved('a'), 5, [entry('z')]);
  expect(openTab().load()).toMatchObject({ note: { seq: 5 }, pending: [entry('z')] });
});
