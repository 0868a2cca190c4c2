import { beforeEach, expect, test } from 'vitest';
import { NOWHERE, type Entry } from './journal';
import { openMirror } from './mirror/mirror';
import { savedText } from './mirror/savedText';
import { openPage, startOver, viewOf } from './page';
import { storageWith } from './simulation/storageWith';
import { put } from './simulation/visits';

let local = storageWith();

beforeEach(() => {
  local = storageWith();
});

const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });
const saved = (...ids: string[]) =>
  savedText(ids.map((id) => ({ id, content: `task ${id}`, done: false })));
const at = (seq: number) => ({ journal: 'j', seq });
const signed = (seq: number, holds: readonly string[] = []) => ({
  position: at(seq),
  holds,
  isOnlyCopy: false,
});

test('a page begins with what localStorage holds, and knows nothing of the journal', () => {
  const mirror = openMirror(local);
  mirror.note(entry('x'));
  mirror.write(saved('x', 'y'), signed(1));
  const page = openPage(mirror);
  expect(page).toMatchObject({ position: null, followed: null, pending: [entry('x')] });
  expect(viewOf(page).map(({ id }) => id)).toEqual(['y']);
});

test('before the journal answers, what the text holds is not applied to it a second time', () => {
  const mirror = openMirror(local);
  mirror.note({ id: 'held', change: put('x') });
  mirror.note(entry('z'));
  mirror.write(saved('y', 'z'), signed(1, ['held']));
  const page = openPage(mirror);
  expect(viewOf(page).map(({ id }) => id)).toEqual(['y']);
  expect(viewOf({ ...page, position: at(1) }).map(({ id }) => id)).toEqual(['y', 'x']);
});

test('a page that starts over keeps what it has done, once, without whole lists', () => {
  const mirror = openMirror(local);
  const page = openPage(mirror);
  mirror.note(entry('noted'));
  mirror.write(saved('theirs'), signed(1));
  const pending = [entry('adopt.w'), entry('noted'), entry('without room')];
  Object.assign(page, { pending, unnoted: new Set(['without room']), isFailing: true });
  startOver(page, mirror.load(), mirror.pending());
  expect(page.pending).toEqual([entry('noted'), entry('without room')]);
  expect(page).toMatchObject({ isFailing: true, unnoted: new Set(['without room']) });
  expect(page.base.map(({ id }) => id)).toEqual(['theirs']);
});

test('what it had followed is remembered, also if it starts over a second time', () => {
  const mirror = openMirror(local);
  const page = openPage(mirror);
  startOver(page, mirror.load(), []);
  expect(page.followed).toBeNull();
  page.position = at(3);
  for (let times = 0; times < 2; times += 1) startOver(page, mirror.load(), []);
  expect(page.followed).toEqual({ base: [], position: at(3) });
  expect(page.position).toBeNull();
});

test('a list with which a journal was to begin is remembered, one that was to replace another is not', () => {
  const mirror = openMirror(local);
  const remembered = [NOWHERE, at(3)].map((position) => {
    const page = openPage(mirror);
    const begun = { id: 'adopt.w', change: put('w') };
    Object.assign(page, { pending: [begun, { id: 'x', change: put('x') }], position });
    startOver(page, mirror.load(), []);
    return page.followed?.base.map(({ id }) => id);
  });
  expect(remembered).toEqual([['w'], []]);
});
