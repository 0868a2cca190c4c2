import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tabs } from './browser/tabs';
import type { Entry } from './journal';
import { openMirror } from './mirror/mirror';
import { savedText } from './mirror/savedText';
import { mirrorWriter } from './mirrorWriter';
import { openPage, viewOf, type Page } from './page';
import { openQuarantine } from './quarantine';
import { storageWith } from './simulation/storageWith';
import { published } from './storageState';

let local = storageWith();

beforeEach(() => {
  local = storageWith();
});

const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });
const tasks = (...ids: string[]) => ids.map((id) => ({ id, content: `task ${id}`, done: false }));
const saved = (...ids: string[]) => savedText(tasks(...ids));
const at = (seq: number, journal = 'j') => ({ journal, seq });
const signed = (seq: number, journal = 'j') => ({
  position: at(seq, journal),
  holds: [],
  isOnlyCopy: false,
});
/** What the next page would find. */
const found = () => openMirror(local).load();

function openWriter(facts: Partial<Page> = {}) {
  const mirror = openMirror(local);
  const page = Object.assign(openPage(mirror), facts);
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
      onShown() {},
      onTasksWritten() {},
      onLeave() {},
      askBeforeLeaving: asked,
    },
    whenIdle: (work) => work(),
    onUnknown,
    onOutdated,
  });
  const show = (...ids: string[]) => state.set({ ...state.get(), tasks: tasks(...ids) });
  return { page, mirror, state, asked, onUnknown, onOutdated, writer, show };
}

test('what was cleared away is noted again, once, without whole lists and what had no room', () => {
  const pending = [entry('x'), entry('adopt.w'), entry('without room'), entry('noted')];
  const { mirror, writer } = openWriter({ pending, unnoted: new Set(['without room']) });
  mirror.note(entry('noted'));
  writer.noteAgain();
  expect(mirror.pending().map(({ id }) => id)).toEqual(['noted', 'x']);
});

describe('a text is signed', () => {
  test('with the changes that it holds, also those of the loaded text before the first answer', () => {
    openMirror(local).write(saved('a'), { ...signed(1), holds: ['x', 'y'] });
    const pending = [entry('x'), entry('y'), entry('z')];
    const { page, writer, show } = openWriter({ pending });
    show('a', 'b');
    writer.save();
    expect(found()).toMatchObject({ ...signed(1), holds: ['x', 'y', 'z'] });
    Object.assign(page, { position: at(2), pending: [entry('z')] });
    show('a', 'c');
    writer.save();
    expect(found()).toMatchObject({ ...signed(2), holds: ['z'] });
  });

  test('as the only copy of what the loaded text held without a key', () => {
    openMirror(local).write(saved('a'), { ...signed(1), holds: ['x'], isOnlyCopy: true });
    const { writer, show } = openWriter();
    show('a', 'b');
    writer.save();
    expect(found()).toMatchObject({ tasks: tasks('a', 'b'), holds: ['x'], isOnlyCopy: true });
  });

  test('as what is explained if the loaded text held changes that have arrived meanwhile', () => {
    openMirror(local).write(saved('a'), { ...signed(1), holds: ['arrived'] });
    const { writer, show } = openWriter({ pending: [entry('x')] });
    show('a', 'b');
    writer.save();
    expect(found()).toMatchObject({ holds: ['arrived', 'x'], isOnlyCopy: false });
  });

  test('as the only copy of a change that had no room for a key', () => {
    openMirror(local).write(saved('a'), signed(1));
    const facts = { pending: [entry('x')], unnoted: new Set(['x']), position: at(2) };
    const { writer, show } = openWriter(facts);
    show('a', 'b');
    writer.save();
    expect(found()).toMatchObject({ ...signed(2), holds: ['x'], isOnlyCopy: true });
  });

  test('for the position of the page, or before the first answer for that of the loaded text', () => {
    openMirror(local).write(saved('a'), signed(1));
    const { page, writer, show } = openWriter();
    show('a', 'b');
    writer.save();
    expect(found().position).toEqual(at(1));
    Object.assign(page, { position: at(2) });
    show('a', 'c');
    writer.save();
    expect(found().position).toMatchObject(at(2));
  });

  test.each<readonly [string, Partial<Page>]>([
    ['a whole list is pending', { pending: [entry('adopt.w')], position: at(2) }],
    ['it goes over another program’s, before the journal has answered', {}],
  ])(
    'when a whole list has reached the journal, or the journal fails: not while %s',
    (_, facts) => {
      local.setItem('tasks', saved('theirs').text);
      const { page, writer, show } = openWriter(facts);
      show('theirs', 'mine');
      writer.save();
      expect(local.getItem('tasks')).toBe(saved('theirs').text);
      page.isFailing = true;
      writer.writeDue();
      expect(local.getItem('tasks')?.trimEnd()).toBe(saved('theirs', 'mine').text);
      const { adoption } = page.loaded;
      const holds = page.position ? page.pending.map(({ id }) => id) : [adoption];
      expect(found()).toMatchObject({ holds, isOnlyCopy: true });
    },
  );
});

describe('how safe the list is', () => {
  const unnoted = { isFailing: true, pending: [entry('x')], unnoted: new Set(['x']) };

  test('is published when it has changed, and the visitor is asked before leaving', () => {
    const { page, state, asked, writer } = openWriter();
    const listener = vi.fn<() => void>();
    state.subscribe(listener);
    writer.tellSafety();
    expect([listener, asked].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    Object.assign(page, unnoted);
    local.setItem('tasks', saved('of another tab').text);
    writer.tellSafety();
    writer.tellSafety();
    expect(state.get().safety).toBe('unsaved');
    expect(listener).toHaveBeenCalledOnce();
    expect(asked.mock.lastCall?.[0]()).toBe(true);
  });

  test('is not in question while the stored text holds the change', () => {
    const { state, asked, writer } = openWriter(unnoted);
    writer.tellSafety();
    expect(state.get().safety).toBe('fragile');
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ['safe', {}],
    ['fragile', { isFailing: true }],
    ['outdated', { isFailing: true, isOutdated: true }],
  ])('%s', (safety, facts) => {
    const { state, writer } = openWriter(facts);
    writer.publish();
    expect(state.get().safety).toBe(safety);
  });
});

test('nothing is written while the page is outdated, or has a text to read', () => {
  for (const facts of [{ isOutdated: true }, { isOverwritten: true }]) {
    const { writer, show } = openWriter({ ...facts, position: at(2), isFailing: true });
    show('a');
    writer.save();
    expect(local.getItem('tasks')).toBeNull();
  }
});

test.each([
  ['of a tab that has come further', signed(3)],
  ['of a tab that follows another journal', signed(1, 'other')],
  ['of a tab that has something nowhere else', { ...signed(1), isOnlyCopy: true }],
  ['of another program', null],
])('a text %s is not overwritten', (_whose, signature) => {
  const { onUnknown, writer, show } = openWriter({ position: at(2) });
  openMirror(local).write(saved('theirs'), signature);
  const theirs = local.getItem('tasks');
  show('mine');
  writer.save();
  expect(onUnknown).toHaveBeenCalledOnce();
  expect(local.getItem('tasks')).toBe(theirs);
});

test('a text of a tab that lags behind is overwritten', () => {
  const { onUnknown, writer, show } = openWriter({ position: at(2) });
  openMirror(local).write(saved('theirs'), signed(1));
  show('mine');
  writer.save();
  expect(onUnknown).not.toHaveBeenCalled();
  expect(found()).toMatchObject({ tasks: tasks('mine'), position: at(2) });
});

test('one of a newer version is not overwritten', () => {
  const { onUnknown, onOutdated, writer, show } = openWriter({ position: at(2) });
  local.setItem('tasks', saved('theirs').text);
  local.setItem('tasks.sync.later', '{"version":4}');
  show('mine');
  writer.save();
  expect(onOutdated).toHaveBeenCalledOnce();
  expect(onUnknown).not.toHaveBeenCalled();
  expect(local.getItem('tasks')).toBe(saved('theirs').text);
});

test('a text is settled only if it is what is shown, nothing is pending, and no other tab has written since', () => {
  const { page, writer, show } = openWriter({ position: at(2), pending: [entry('x')] });
  show('a');
  writer.save();
  const text = local.getItem('tasks') ?? '';
  expect(found().settled).toBeNull();
  page.pending = [];
  openMirror(local).write(saved('theirs'), signed(1));
  writer.settle();
  expect(found().settled).toBeNull();
  local.setItem('tasks', text);
  writer.settle();
  expect(found().settled).toMatchObject(at(2));
});
