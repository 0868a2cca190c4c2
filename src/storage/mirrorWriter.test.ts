import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from './journal';
import { readSyncNote } from './mirror/syncNotes';
import { tasksText } from './mirror/savedText';
import { mirrorWriter } from './mirrorWriter';
import { openPage, viewOf } from './page';
import { published } from './storageState';
import { openQuarantine } from './quarantine';
import { at, entry, mirrorTabs, noting, saved } from './simulation/mirrorTabs';
import type { Tabs } from './browser/tabs';

let { local, openTab } = mirrorTabs();

beforeEach(() => {
  ({ local, openTab } = mirrorTabs());
});

/** A page over this localStorage. It is tab 1 if none was opened before. */
function openWriter() {
  const mirror = openTab();
  const page = openPage(mirror.load());
  const state = published({ tasks: viewOf(page), safety: 'safe', kept: [] });
  const asked = vi.fn<Tabs['askBeforeLeaving']>();
  const [onUnknown, onOutdated] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const writer = mirrorWriter({
    page,
    mirror,
    quarantine: openQuarantine(local),
    state,
    tabs: {
      announce() {},
      onNews() {},
      onTasksWritten() {},
      onLeave() {},
      askBeforeLeaving: asked,
    },
    whenIdle: (work) => work(),
    onUnknown,
    onOutdated,
  });
  return { page, mirror, state, asked, onUnknown, onOutdated, writer };
}

const noteOf = (tab: number) => readSyncNote(local.getItem(`tasks.sync.${tab}`));
const keys = (prefix: string) =>
  Array.from({ length: local.length }, (_, index) => local.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

test('what was cleared away is noted again, once, without whole lists and what had no room', () => {
  const { page, mirror, writer } = openWriter();
  const whole: Entry = { ...entry('w'), id: 'adopt.w' };
  page.pending = [entry('x'), whole, entry('without room'), entry('noted')];
  page.unnoted = new Set(['without room']);
  mirror.note(entry('noted'));
  writer.noteAgain();
  expect(keys('tasks.pending.')).toEqual(['tasks.pending.1.noted', 'tasks.pending.2.x']);
});

describe('what a page notes that writes before the journal has answered', () => {
  function write(prepare: () => void) {
    prepare();
    const { page, state, writer } = openWriter();
    page.isFailing = true;
    page.pending = [entry('x')];
    state.set({ ...state.get(), tasks: [...state.get().tasks] });
    writer.save();
    return noteOf(2);
  }

  test.each<readonly [string, boolean, () => void]>([
    ['foreign', true, () => openTab() && local.setItem('tasks', saved('a').text)],
    ['the only copy', true, () => openTab().write(saved('a'), { ...noting(1), isOnlyCopy: true })],
    ["the app's own", false, () => openTab().write(saved('a'), noting(1, 'h'))],
  ])('over a text that is %s', (_name, isOnlyCopy, prepare) => {
    expect(write(prepare)).toMatchObject({ isOnlyCopy });
  });

  test('is also what the text held before', () => {
    const note = write(() => openTab().write(saved('a'), noting(1, 'h')));
    expect(note).toMatchObject({ holds: ['h', 'x'], position: at(1) });
  });
});

test('once the journal has answered, what the text held before is of no account', () => {
  openTab().write(saved('a'), { ...noting(1, 'h'), isOnlyCopy: true });
  const { page, state, writer } = openWriter();
  Object.assign(page, { stage: 'following', position: at(2), pending: [entry('x')] });
  state.set({ ...state.get(), tasks: [...state.get().tasks] });
  writer.save();
  expect(noteOf(2)).toMatchObject({ holds: ['x'], isOnlyCopy: false, position: at(2) });
});

describe('how safe the list is', () => {
  test('is told when it has changed, and the visitor is asked before leaving', () => {
    const { page, state, asked, writer } = openWriter();
    const listener = vi.fn<() => void>();
    state.subscribe(listener);
    writer.tellSafety();
    expect([listener, asked].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    Object.assign(page, { isFailing: true, pending: [entry('x')], unnoted: new Set(['x']) });
    local.setItem('tasks', saved('of another tab').text);
    writer.tellSafety();
    writer.tellSafety();
    expect(state.get().safety).toBe('unsaved');
    expect(listener).toHaveBeenCalledOnce();
    expect(asked.mock.lastCall?.[0]()).toBe(true);
  });

  test('is not in question while the stored text holds the change', () => {
    const { page, state, asked, writer } = openWriter();
    Object.assign(page, { isFailing: true, pending: [entry('x')], unnoted: new Set(['x']) });
    writer.tellSafety();
    expect(state.get().safety).toBe('fragile');
    expect(asked).not.toHaveBeenCalled();
  });
});

test('a text of another tab that has come farther is not overwritten', () => {
  const other = openTab();
  const { page, state, onUnknown, writer } = openWriter();
  Object.assign(page, { stage: 'following', position: at(2) });
  other.write(saved('theirs'), noting(3));
  state.set({ ...state.get(), tasks: [] });
  writer.save();
  expect(onUnknown).toHaveBeenCalledOnce();
  expect(local.getItem('tasks')).toBe(saved('theirs').text);
  page.position = at(3);
  writer.save();
  expect(local.getItem('tasks')).toBe(tasksText([]));
  expect(onUnknown).toHaveBeenCalledOnce();
});

test('nor is one of a newer version', () => {
  const { page, state, onUnknown, onOutdated, writer } = openWriter();
  Object.assign(page, { stage: 'following', position: at(2) });
  local.setItem('tasks', saved('theirs').text);
  local.setItem('tasks.sync.later', '{"version":3}');
  state.set({ ...state.get(), tasks: [] });
  writer.save();
  expect(onOutdated).toHaveBeenCalledOnce();
  expect(onUnknown).not.toHaveBeenCalled();
  expect(local.getItem('tasks')).toBe(saved('theirs').text);
});

test('a text is settled only if it is what is shown, and no other tab has written since', () => {
  const { page, state, writer } = openWriter();
  Object.assign(page, { stage: 'following', position: at(2) });
  state.set({ ...state.get(), tasks: [] });
  writer.settle();
  expect(noteOf(1)).toBeNull();
  writer.setWritten(state.get().tasks);
  local.setItem('tasks', saved('theirs').text);
  writer.settle();
  expect(noteOf(1)).toBeNull();
  local.removeItem('tasks');
  page.stage = 'comparing';
  writer.settle();
  expect(noteOf(1)).toBeNull();
  page.stage = 'following';
  writer.settle();
  expect(noteOf(1)).toMatchObject({ position: at(2), holds: [] });
});
