import { beforeEach, expect, test } from 'vitest';
import { at, entry, mirrorTabs, noting, saved } from '../simulation/mirrorTabs';
import type { Mirror } from './mirror';
import { openNotes } from './syncNotes';

let { local, openTab } = mirrorTabs();
let mirror: Mirror;

/** A note as version 1 wrote it, with the pending changes inside. */
function noteOfFirst(tab: string, note: object) {
  const whole = { seq: 1, hash: saved('a').hash, former: null, pending: [], time: 5, ...note };
  local.setItem(`tasks.sync.${tab}`, JSON.stringify(whole));
}

beforeEach(() => {
  ({ local, openTab } = mirrorTabs());
  mirror = openTab();
  local.setItem('tasks', saved('a').text);
});

const tabs = () =>
  openNotes(local)
    .all()
    .map(({ tab }) => tab);

test('its pending changes are found, each once, before those of this version', () => {
  mirror.note(entry('z'));
  noteOfFirst('old', { pending: [entry('x'), entry('y')] });
  noteOfFirst('older', { pending: [entry('y')] });
  expect(mirror.pending()).toEqual([entry('x'), entry('y'), entry('z')]);
});

test('a text that was put off does not hold what is pending, a written one does', () => {
  noteOfFirst('old', { pending: [entry('x')], held: ['h'] });
  expect(mirror.load()).toMatchObject({
    held: [],
    pending: [entry('x')],
    origin: { holds: ['h'] },
  });
  noteOfFirst('old', { pending: [entry('x')], held: ['h'], former: '' });
  expect(mirror.load()).toMatchObject({ held: [entry('x')], pending: [] });
});

test('a text for whose changes there was no room is the only copy of them', () => {
  noteOfFirst('old', { pending: null, former: 'f' });
  expect(mirror.load().origin).toMatchObject({ isOnlyCopy: true, isForeign: false });
});

test('a settled one tells the number, but not the journal', () => {
  noteOfFirst('old', { seq: 7 });
  const position = { journal: null, seq: 7 };
  expect(mirror.load().origin).toMatchObject({ isSettled: true, position });
});

test('it goes when its changes have arrived and the text is not its own any more', () => {
  noteOfFirst('old', { pending: [entry('x'), entry('y')] });
  noteOfFirst('settled', {});
  mirror.load();
  mirror.confirm(['x']);
  mirror.write(saved('a', 'b'), noting(2));
  mirror.settle(at(2));
  expect(tabs()).toEqual(['old', 'settled', '1']);
  mirror.confirm(['y']);
  expect(tabs()).toEqual(['settled', '1']);
  expect(mirror.pending()).toEqual([]);
});

test('it stays while the stored text is its own', () => {
  noteOfFirst('old', { pending: [entry('x')] });
  mirror.load();
  mirror.confirm(['x']);
  expect(tabs()).toEqual(['old']);
  expect(mirror.pending()).toEqual([]);
});

test('so it does while the text is the one that it was to replace', () => {
  noteOfFirst('old', { hash: 'of another', former: saved('a').hash, pending: [entry('x')] });
  mirror.load();
  mirror.confirm(['x']);
  expect(tabs()).toEqual(['old']);
});
