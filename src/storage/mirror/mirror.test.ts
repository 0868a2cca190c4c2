import { beforeEach, expect, test } from 'vitest';
import { at, entry, mirrorTabs, noting, saved } from '../simulation/mirrorTabs';
import type { Mirror } from './mirror';
import { openNotes } from './syncNotes';

let { local, openTab, noteOf, refuse } = mirrorTabs();
let mirror: Mirror;

beforeEach(() => {
  ({ local, openTab, noteOf, refuse } = mirrorTabs());
  mirror = openTab();
});

const keys = () => Array.from({ length: local.length }, (_, index) => local.key(index));

test('a new visitor has nothing, and nothing to adopt', () => {
  expect(mirror.load()).toMatchObject({
    tasks: [],
    intact: true,
    text: null,
    held: [],
    pending: [],
  });
  expect(mirror.load().origin).toMatchObject({ isForeign: false, isSettled: false });
  expect(mirror.isCleared()).toBe(true);
  expect(mirror.isChanged()).toBe(false);
});

test('a text without a note is foreign', () => {
  const { text, hash } = saved('a');
  local.setItem('tasks', text);
  expect(mirror.load()).toMatchObject({ tasks: [{ id: 'a' }], intact: true, text });
  expect(mirror.load().origin).toMatchObject({ isForeign: true, adoption: `adopt.0.${hash}` });
  expect(mirror.isCleared()).toBe(false);
});

test('a damaged text is not intact', () => {
  local.setItem('tasks', '[{');
  expect(mirror.load()).toMatchObject({ tasks: [], intact: false, text: '[{' });
});

test('what a tab wrote is known to be its own, with the changes it holds', () => {
  mirror.note(entry('x'));
  mirror.note(entry('y'));
  expect(mirror.write(saved('a'), noting(3, 'x'))).toBe(true);
  const { text, hash } = saved('a');
  expect(local.getItem('tasks')).toBe(text);
  expect(noteOf(1)).toEqual({ ...noting(3, 'x'), hash, former: '', pending: [] });
  expect(openTab().load()).toMatchObject({
    tasks: [{ id: 'a' }],
    origin: { isForeign: false, position: at(3), holds: ['x'] },
    held: [entry('x')],
    pending: [entry('y')],
  });
});

test('a settled text is the list at its position, and the mark of a foreign one goes', () => {
  local.setItem('tasks.foreign', 'm');
  mirror.write(saved('a'), noting(1, 'x'));
  mirror.settle(at(9));
  const { hash } = saved('a');
  expect(noteOf(1)).toEqual({ ...noting(9), hash, former: null, pending: [] });
  expect(openTab().load().origin).toMatchObject({ isSettled: true, position: at(9) });
  expect(local.getItem('tasks.foreign')).toBeNull();
});

test('the text that a write replaces is known too: a kill between the two writes leaves it', () => {
  mirror.write(saved('a'), noting(1));
  mirror.write(saved('a', 'b'), noting(2, 'x'));
  local.setItem('tasks', saved('a').text);
  expect(openTab().load().origin).toMatchObject({ isForeign: false, holds: [] });
});

test('a first write that was cut in two leaves no text, and none is adopted', () => {
  mirror.note(entry('x'));
  mirror.write(saved('a'), noting(1, 'x'));
  local.removeItem('tasks');
  expect(openTab().load()).toMatchObject({ origin: { isForeign: false }, pending: [entry('x')] });
});

test('where there is no room for the note the text is not written', () => {
  refuse('tasks.sync.');
  expect(mirror.write(saved('a'), noting(1))).toBe(false);
  expect(keys()).toEqual([]);
});

test('where the text is refused the note is as it was before', () => {
  refuse('tasks', (text) => text.includes('task b'));
  expect(mirror.write(saved('b'), noting(1))).toBe(false);
  expect(keys()).toEqual([]);
  mirror.write(saved('a'), noting(1));
  mirror.settle(at(1));
  expect(mirror.write(saved('a', 'b'), noting(2, 'x'))).toBe(false);
  expect(noteOf(1)).toMatchObject({ ...noting(1), hash: saved('a').hash, former: null });
  expect(mirror.isChanged()).toBe(false);
});

test('a text written without a journal needs no note, and leaves none', () => {
  mirror.write(saved('a'), noting(1));
  expect(mirror.writeText(saved('b'))).toBe(true);
  expect(keys()).toEqual(['tasks']);
  expect(mirror.holds(saved('b').text)).toBe(true);
  refuse('tasks');
  expect(mirror.writeText(saved('c'))).toBe(false);
  expect(mirror.holds(saved('b').text)).toBe(true);
});

test('it holds what this page has read or written, and an empty list where there is nothing', () => {
  mirror.load();
  expect(mirror.holds('[]')).toBe(true);
  local.setItem('tasks', saved('a').text);
  expect(mirror.holds(saved('a').text)).toBe(false);
  expect(mirror.isChanged()).toBe(true);
  mirror.load();
  expect(mirror.holds(saved('a').text)).toBe(true);
  expect(mirror.holds('[]')).toBe(false);
});

test('a text is foreign when no tab has written it', () => {
  mirror.load();
  const other = openTab();
  other.load();
  mirror.write(saved('a'), noting(1));
  expect(mirror.isForeign()).toBe(false);
  expect(other.isForeign()).toBe(false);
  mirror.write(saved('a', 'b'), noting(2));
  local.setItem('tasks', saved('a').text);
  expect(other.isForeign()).toBe(false);
  local.setItem('tasks', saved('theirs').text);
  expect([mirror.isForeign(), other.isForeign()]).toEqual([true, true]);
});

test('a text that holds the only copy of something counts as foreign for the others', () => {
  mirror.load();
  const other = openTab();
  other.load();
  mirror.write(saved('a'), { ...noting(1), isOnlyCopy: true });
  expect([mirror.isForeign(), other.isForeign()]).toEqual([false, true]);
  expect(openTab().load().origin).toMatchObject({ isForeign: false, isOnlyCopy: true });
});

test('a text is ahead of a place that its tab has left behind, and of one in another journal', () => {
  mirror.load();
  const other = openTab();
  other.load();
  mirror.write(saved('a'), noting(5));
  expect(mirror.isAheadOf(at(1))).toBe(false);
  const places = [at(4), at(5), at(6), null, { journal: 'another', seq: 9 }];
  const isAhead = places.map((place) => other.isAheadOf(place));
  expect(isAhead).toEqual([true, false, false, true, true]);
  mirror.write(saved('b'), { ...noting(5), position: { journal: null, seq: 5 } });
  expect(other.isAheadOf(at(1))).toBe(false);
  local.setItem('tasks', saved('theirs').text);
  expect(other.isAheadOf(at(1))).toBe(false);
});

test("a tab's own note is needed, and those that match the present text", () => {
  const other = openTab();
  other.write(saved('theirs'), noting(1));
  mirror.write(saved('a'), noting(2));
  mirror.write(saved('b'), noting(3));
  const needed = () =>
    openNotes(local)
      .all()
      .filter((note) => mirror.isNeeded(note));
  expect(needed().map(({ tab }) => tab)).toEqual(['1']);
  local.setItem('tasks', saved('theirs').text);
  expect(needed().map(({ tab }) => tab)).toEqual(['2', '1']);
});

test('what is confirmed is pending no more', () => {
  for (const id of ['x', 'y', 'z']) mirror.note(entry(id));
  openTab().confirm(['x', 'z', 'unknown']);
  expect(mirror.pending()).toEqual([entry('y')]);
});

test('a note or a pending change of a newer version makes this one outdated', () => {
  expect(mirror.isOutdated()).toBe(false);
  local.setItem('tasks.sync.future', '{"version":3}');
  expect(mirror.isOutdated()).toBe(true);
  local.removeItem('tasks.sync.future');
  local.setItem('tasks.pending.1.x', '{"version":3,"change":"other"}');
  expect(mirror.isOutdated()).toBe(true);
  expect(mirror.pending()).toEqual([]);
});

test('without a storage there is nothing, and writing says so', () => {
  mirror = openTab(null);
  expect(mirror.load()).toMatchObject({ tasks: [], text: null, pending: [] });
  expect(mirror.write(saved('a'), noting(1))).toBe(false);
  expect(mirror.writeText(saved('a'))).toBe(false);
  expect(mirror.note(entry('x'))).toBe(false);
  expect([mirror.isForeign(), mirror.isOutdated()]).toEqual([false, false]);
});
