import { beforeEach, expect, test } from 'vitest';
import { at, mirrorTabs, noting, saved } from '../simulation/mirrorTabs';
import type { Mirror } from './mirror';

let { local, openTab } = mirrorTabs();
let mirror: Mirror;

beforeEach(() => {
  ({ local, openTab } = mirrorTabs());
  mirror = openTab();
});

test('a page that goes marks what is foreign, and the next one adopts it under that mark', () => {
  mirror.write(saved('a'), noting(1));
  mirror.markForeign('m');
  expect(local.getItem('tasks.foreign')).toBeNull();
  local.clear();
  mirror.markForeign('m');
  const [first, second] = [openTab(), openTab()];
  const [loaded, loadedToo] = [first.load(), second.load()];
  expect(loaded.origin).toMatchObject({ isForeign: true, adoption: 'adopt.m.' });
  first.settle(at(1));
  expect(loadedToo.origin.adoption).toBe('adopt.m.');
});

test('another foreign text under the same mark is adopted on its own', () => {
  mirror.write(saved('a'), noting(1));
  local.setItem('tasks', saved('theirs').text);
  mirror.markForeign('m');
  const first = openTab().load().origin;
  local.setItem('tasks', saved('also theirs').text);
  const second = openTab().load().origin;
  expect([first.isForeign, second.isForeign]).toEqual([true, true]);
  expect(first.adoption).not.toBe(second.adoption);
});

test('a foreign text is adopted after the highest number that is noted', () => {
  mirror.write(saved('a'), noting(7));
  const other = openTab();
  other.load();
  other.write(saved('b'), noting(5));
  const { text, hash } = saved('theirs');
  local.setItem('tasks', text);
  expect(openTab().load().origin.adoption).toBe(`adopt.7.${hash}`);
});

test('where all is cleared but a note, an empty list is adopted', () => {
  mirror.write(saved('a'), noting(7));
  mirror.write(saved('b'), noting(8));
  local.removeItem('tasks');
  expect(openTab().load()).toMatchObject({ tasks: [], origin: { adoption: 'adopt.8.' } });
});

test('of several notes for a text the one counts that knows most', () => {
  mirror.write(saved('a'), noting(1, 'x'));
  const other = openTab();
  other.load();
  other.write(saved('a'), noting(5, 'y'));
  expect(openTab().load().origin).toMatchObject({ position: at(5), holds: ['y'] });
});

test('a foreign text is still foreign after a write over it that was cut off', () => {
  const { text: theirs } = saved('theirs');
  mirror.write(saved('a'), noting(1));
  local.setItem('tasks', theirs);
  const writing = openTab();
  writing.load();
  writing.write(saved('theirs', 'b'), { ...noting(0), isOnlyCopy: true, isFormerOnlyCopy: true });
  local.setItem('tasks', theirs);
  expect(openTab().load().origin.isForeign).toBe(true);
});
