import { beforeEach, expect, test } from 'vitest';
import { openPage, stageOf, startOver, viewOf } from './page';
import { NOWHERE } from './journal';
import { at, entry, mirrorTabs, noting, saved } from './simulation/mirrorTabs';
import { put } from './simulation/visits';

let { local, openTab } = mirrorTabs();

beforeEach(() => {
  ({ local, openTab } = mirrorTabs());
});

const whole = { ...entry('w'), id: 'found.w' };

test('a page begins with what localStorage holds, and knows nothing of the journal', () => {
  const mirror = openTab();
  mirror.note(entry('x'));
  mirror.write(saved('x', 'y'), noting(1));
  const page = openPage(mirror.load());
  expect(page).toMatchObject({ stage: 'unread', isFailing: false, position: null, followed: null });
  expect(page).toMatchObject({ hasToLook: false, isOverwritten: false, pending: [entry('x')] });
  expect(page.unnoted).toEqual(new Set());
  expect(viewOf(page).map(({ id }) => id)).toEqual(['y']);
});

test('a page that starts over keeps what it has done, once, without whole lists', () => {
  const mirror = openTab();
  const page = openPage(mirror.load());
  for (const id of ['held', 'noted']) mirror.note(entry(id));
  mirror.write(saved('theirs'), noting(1, 'held'));
  const pending = [whole, entry('held'), entry('noted'), entry('without room')];
  Object.assign(page, { pending, unnoted: new Set(['without room']), stage: 'comparing' });
  Object.assign(page, { isFailing: true, hasToLook: true, isOverwritten: true });
  startOver(page, mirror.load());
  expect(page.pending).toEqual([entry('noted'), entry('without room')]);
  expect(page).toMatchObject({ stage: 'unread', isFailing: true, hasToLook: true });
  expect(page).toMatchObject({ isOverwritten: false, unnoted: new Set(['without room']) });
  expect(page.base.map(({ id }) => id)).toEqual(['theirs']);
});

test('what it had followed is remembered, also if it starts over a second time', () => {
  const mirror = openTab();
  const page = openPage(mirror.load());
  startOver(page, mirror.load());
  expect(page.followed).toBeNull();
  Object.assign(page, { base: [], position: at(3) });
  local.setItem('tasks', saved('theirs').text);
  for (let times = 0; times < 2; times += 1) startOver(page, mirror.load());
  expect(page.followed).toEqual({ base: [], position: at(3) });
  expect(page.position).toBeNull();
});

test('a list with which a journal was to begin is remembered, one that was to replace another is not', () => {
  const mirror = openTab();
  const begun = { id: 'found.w', change: put('w') };
  const remembered = [NOWHERE, at(3)].map((position) => {
    const page = openPage(mirror.load());
    Object.assign(page, { base: [], pending: [begun, { id: 'x', change: put('x') }], position });
    startOver(page, mirror.load());
    return page.followed?.base.map(({ id }) => id);
  });
  expect(remembered).toEqual([['w'], []]);
});

test('while a whole list is on its way the page compares, and otherwise it follows', () => {
  expect(stageOf([entry('x'), whole])).toBe('comparing');
  expect(stageOf([entry('x')])).toBe('following');
});
