import { beforeEach, expect, test } from 'vitest';
import type { Mirror } from './mirror';
import { entry, mirrorTabs, saved } from './simulation/mirrorTabs';
import { textHash } from './textHash';

let { local, openTab, now, pass, noteOf, refuse } = mirrorTabs();
let mirror: Mirror;

beforeEach(() => {
  ({ local, openTab, now, pass, noteOf, refuse } = mirrorTabs());
  mirror = openTab();
});

test('a new visitor has nothing, and nothing to adopt', () => {
  expect(mirror.load()).toEqual({
    tasks: [],
    intact: true,
    text: null,
    note: null,
    pending: [],
    held: [],
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
  expect(noteOf(1)).toEqual({
    seq: 3,
    hash,
    former: '',
    pending: [entry('x')],
    held: [],
    time: now(),
  });
  expect(openTab().load()).toMatchObject({
    tasks: [{ id: 'a' }],
    note: { seq: 3 },
    pending: [entry('x')],
    adoption: null,
  });
});

test('also with nothing pending a text is not settled before somebody says so', () => {
  mirror.write(saved('a'), 3, []);
  expect(noteOf(1)).toMatchObject({ seq: 3, former: '', pending: [] });
});

test('the text that a write replaces is known too: a kill between the two writes leaves it', () => {
  mirror.write(saved('a'), 1, []);
  mirror.write(saved('a', 'b'), 2, [entry('x')]);
  expect(noteOf(1)?.former).toBe(saved('a').hash);
  local.setItem('tasks', saved('a').text);
  expect(openTab().load()).toMatchObject({ note: { seq: 2 }, adoption: null });
});

test('a tab that finds such a text knows no number for it, and notes none', () => {
  mirror.write(saved('a'), 1, []);
  mirror.write(saved('a', 'b'), 2, [entry('x'.repeat(100_000))]);
  local.setItem('tasks', saved('a').text);
  const next = openTab();
  expect(next.load().note).toMatchObject({ seq: 2, pending: [] });
  expect(next.writePending([entry('y')])).toBe(false);
});

test('of two notes the one that is about the text is taken, not the one about its successor', () => {
  mirror.write(saved('a'), 1, []);
  const other = openTab();
  other.load();
  other.write(saved('a', 'b'), 2, []);
  local.setItem('tasks', saved('a').text);
  const third = openTab();
  third.load();
  third.write(saved('a'), 1, [entry('x')]);
  expect(openTab().load().note).toMatchObject({ seq: 1 });
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
  other.settle(2);
  expect(openTab().load()).toMatchObject({ note: { seq: 2 }, pending: [], held: [entry('x')] });
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
  pass(5);
  expect(mirror.writePending([entry('x')])).toBe(true);
  const { hash } = saved('a');
  expect(noteOf(1)).toEqual({
    seq: 4,
    hash,
    former: null,
    pending: [entry('x')],
    held: [],
    time: now(),
  });
  expect(local.getItem('tasks')).toBe(saved('a').text);
});

test('a tab that loaded the text notes for the number it stands for', () => {
  mirror.write(saved('a'), 4, []);
  const other = openTab();
  other.load();
  expect(other.writePending([entry('x')])).toBe(true);
  expect(noteOf(2)).toMatchObject({ seq: 4, hash: saved('a').hash, pending: [entry('x')] });
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
  expect(noteOf(1)).toEqual({
    seq: 1,
    hash,
    former: null,
    pending: [entry('x')],
    held: [],
    time: now(),
  });
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

test('two pages that find a foreign text adopt it under one id, whenever the other is done', () => {
  mirror.write(saved('a'), 1, []);
  local.clear();
  mirror.markForeign();
  const [first, second] = [openTab(), openTab()];
  const [loaded, loadedToo] = [first.load(), second.load()];
  expect(loaded.adoption).toBe('adopt.2');
  first.settle(1);
  expect(loadedToo.adoption).toBe('adopt.2');
});

test('a settled text stands for the new number with nothing pending', () => {
  mirror.write(saved('a'), 1, [entry('x')]);
  mirror.settle(9);
  expect(noteOf(1)).toEqual({
    seq: 9,
    hash: textHash(saved('a').text),
    former: null,
    pending: [],
    held: [],
    time: now(),
  });
});

test('without a storage there is nothing, and writing says so', () => {
  mirror = openTab(null);
  expect(mirror.load()).toMatchObject({ tasks: [], text: null, adoption: null });
  expect(mirror.write(saved('a'), 1, [])).toBe(false);
  expect(mirror.isForeign()).toBe(false);
});
