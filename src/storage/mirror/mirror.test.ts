import { describe, expect, test } from 'vitest';
import { keysOf } from '../browser/localValue';
import { NOWHERE, type Entry } from '../journal';
import { storageWith } from '../simulation/storageWith';
import { openMirror } from './mirror';
import { savedText } from './savedText';
import { signed as signText } from './signature';

const saved = (...ids: string[]) =>
  savedText(ids.map((id) => ({ id, content: `task ${id}`, done: false })));
const at = (seq: number, journal: string | null = 'j') => ({ journal, seq });
const signed = (seq: number, holds: readonly string[] = []) => ({
  position: at(seq),
  holds,
  isOnlyCopy: false,
});
const textsIn = (local: Storage) =>
  keysOf(local, '').map((key) => [key, local.getItem(key)] as const);
const removal = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });

test('nothing at all is a new visitor; a position without a text, or a mark, is a cleared storage', () => {
  expect(openMirror(storageWith()).load().position).toEqual(NOWHERE);
  expect(openMirror(storageWith({ 'tasks.sync': 'j 4' })).load().position).toBeNull();
  expect(openMirror(storageWith({ 'tasks.foreign': 'x' })).load().position).toBeNull();
});

test('a text that was written is found again at its position, and settled once `tasks.sync` says so', () => {
  const local = storageWith();
  const mirror = openMirror(local);
  expect(mirror.write(saved('a'), signed(4))).toBe(true);
  expect(openMirror(local).load()).toMatchObject({ position: at(4), settled: null });
  expect(mirror.isSignedFor('j')).toBe(true);
  mirror.settle(at(5));
  expect(openMirror(local).load()).toMatchObject({ position: at(5), settled: at(5) });
  expect(local.getItem('tasks.sync.version')).toBe('{"version":3}');
});

test('an unsigned text is another program’s, unless it is the list that was settled', () => {
  const local = storageWith();
  const mirror = openMirror(local);
  mirror.write(saved('a'), signed(4));
  mirror.settle(at(5));
  local.setItem('tasks', saved('a').text);
  expect(openMirror(local).load().position).toMatchObject(at(5));
  local.setItem('tasks', saved('b').text);
  expect(openMirror(local).load().position).toBeNull();
  expect(mirror.other()).toMatchObject({ position: null, isCleared: false });
  mirror.write(saved('c'), null);
  expect(openMirror(local).load().position).toBeNull();
});

describe('`[]`', () => {
  const emptied = () => {
    const local = storageWith();
    const mirror = openMirror(local);
    mirror.write(saved('a'), signed(4));
    mirror.write(saved(), signed(4));
    return { local, mirror, position: () => openMirror(local).load().position };
  };

  test('is written exactly so, and stays the app’s whatever other tabs write to `tasks.sync`', () => {
    const { local, position } = emptied();
    expect(local.getItem('tasks')).toBe('[]');
    expect(position()).toEqual(at(4));
    local.setItem('tasks.sync', 'j 5 of another text');
    expect(position()).toEqual(at(4));
  });

  test('is another program’s once the app has come to rest with a later list', () => {
    const { local, mirror, position } = emptied();
    mirror.write(saved('b'), signed(5));
    mirror.settle(at(5));
    local.setItem('tasks', '[]');
    expect(position()).toBeNull();
  });

  test('is that of a tab which lags behind while changes are pending', () => {
    const { local, mirror, position } = emptied();
    mirror.write(saved('b'), signed(5));
    mirror.settle(at(5));
    mirror.note(removal('a'));
    local.setItem('tasks', '[]');
    expect(position()).toEqual(at(4));
  });

  test('is that of a tab which lags behind if the tab has signed it after the later list', () => {
    const { local, mirror, position } = emptied();
    const lagging = openMirror(local);
    mirror.write(saved('b'), signed(5));
    mirror.settle(at(5));
    lagging.write(saved(), signed(4));
    expect(local.getItem('tasks')).toBe('[]');
    expect(position()).toEqual(at(4));
    // Also if what the other tab says of the later list comes last.
    mirror.settle(at(5));
    expect(position()).toEqual(at(4));
  });

  test('has its signature beside it, which is repeated once a list is written over it', () => {
    const { local, mirror } = emptied();
    const signature = local.getItem('tasks.empty');
    expect(signature).toMatch(/^3 \S+ 4 j {2}#\S+$/);
    expect(local.getItem('tasks.empty.former')).toBeNull();
    mirror.write(saved('b'), signed(5));
    expect(local.getItem('tasks.empty')).toBe(signature);
    expect(local.getItem('tasks.empty.former')).toBe(signature);
    mirror.write(saved(), signed(5));
    expect(local.getItem('tasks.empty')).not.toBe(signature);
  });

  test('is another program’s after a list that was written without a journal', () => {
    const { local, mirror, position } = emptied();
    mirror.write(saved('b'), null);
    local.setItem('tasks', '[]');
    expect(position()).toBeNull();
  });

  test('is signed like any other text while there is no room for its signature beside it', () => {
    const local = storageWith();
    const mirror = openMirror(local);
    mirror.write(saved('a'), signed(4));
    const write = local.setItem.bind(local);
    local.setItem = (key, text) => {
      if (key === 'tasks.empty') throw new DOMException('', 'QuotaExceededError');
      write(key, text);
    };
    expect(mirror.write(saved(), signed(5))).toBe(true);
    expect(local.getItem('tasks')?.trimEnd()).toBe('[]');
    expect(openMirror(local).load()).toMatchObject({ tasks: [], position: at(5) });
  });
});

test.each([['a list', saved('a')] as const, ['`[]`', saved()] as const])(
  '%s that another tab has written and settled is not written again',
  (_title, list) => {
    const local = storageWith();
    const mirror = openMirror(local);
    const other = openMirror(local);
    other.write(saved('x'), signed(4));
    other.write(list, signed(4, ['y']));
    other.settle(at(5));
    const before = textsIn(local);
    expect(mirror.write(list, signed(5))).toBe(true);
    mirror.settle(at(5));
    expect(textsIn(local)).toEqual(before);
    expect(mirror.other()).toBeNull();
  },
);

test.each([
  ['holds a change without a key', { ...signed(5, ['x']), isOnlyCopy: true }],
  ['is signed for a later position', signed(6)],
  ['is signed for another journal', { ...signed(5), position: at(5, 'k') }],
])('one that %s is', (_title, signature) => {
  const local = storageWith();
  const mirror = openMirror(local);
  const other = openMirror(local);
  other.write(saved('a'), signed(5));
  other.settle(at(5));
  const before = local.getItem('tasks');
  mirror.write(saved('a'), signature);
  expect(local.getItem('tasks')).not.toBe(before);
});

test('a text from before the settled position was put back by hand, if nothing is pending', () => {
  const local = storageWith();
  const mirror = openMirror(local);
  mirror.write(saved('a'), signed(1));
  const earlier = local.getItem('tasks') ?? '';
  mirror.write(saved('b'), signed(2));
  mirror.settle(at(3));
  local.setItem('tasks', earlier);
  expect(openMirror(local).load()).toMatchObject({ position: at(1), isPutBack: true });
  for (const position of [at(3), at(1, 'k')]) {
    const { text, hash } = saved('a');
    local.setItem('tasks', signText(text, hash, { ...signed(1), position }));
    expect(openMirror(local).load()).toMatchObject({ position, isPutBack: false });
  }
  local.setItem('tasks', earlier);
  mirror.note(removal('x'));
  expect(openMirror(local).load().isPutBack).toBe(false);
});

test('the id of an adoption differs with the text, the position and the mark', () => {
  const load = (texts: Record<string, string>) => openMirror(storageWith(texts)).load().adoption;
  const ids = [
    load({ tasks: '[1]' }),
    load({ tasks: '[2]' }),
    load({ tasks: '[1]', 'tasks.sync': 'j 1' }),
    load({ tasks: '[1]', 'tasks.sync': 'j 2' }),
    load({ tasks: '[1]', 'tasks.foreign': 'x' }),
  ];
  expect(new Set(ids).size).toBe(5);
  expect(load({ tasks: '[1]' })).toBe(ids[0]);
});

test('a cleared storage is marked, and only if there was a text', () => {
  const local = storageWith();
  openMirror(local).markCleared('x');
  expect(local.getItem('tasks.foreign')).toBeNull();
  const mirror = openMirror(local);
  mirror.write(saved('a'), signed(1));
  mirror.markCleared('x');
  expect(local.getItem('tasks.foreign')).toBeNull();
  local.removeItem('tasks');
  mirror.markCleared('x');
  expect(local.getItem('tasks.foreign')).toBe('x');
  mirror.write(saved('a'), signed(1));
  expect(local.getItem('tasks.foreign')).toBeNull();
});

test('a list that another tab has written is not written again, unless it was written for less', () => {
  const local = storageWith();
  const [mirror, other] = [openMirror(local), openMirror(local)];
  other.write(saved('a'), signed(4));
  const theirs = local.getItem('tasks');
  expect(mirror.write(saved('a'), signed(4))).toBe(true);
  expect(local.getItem('tasks')).toBe(theirs);
  expect([mirror.other(), mirror.isSignedFor('j')]).toEqual([null, true]);
  other.write(saved('b'), signed(5));
  expect(mirror.write(saved('b'), signed(6))).toBe(true);
  expect(openMirror(local).load().position).toEqual(at(6));
});

test('a text says what it holds until it is settled', () => {
  const local = storageWith();
  const mirror = openMirror(local);
  mirror.write(saved('a'), { ...signed(4, ['x', 'y']), isOnlyCopy: true });
  const load = () => openMirror(local).load();
  expect(load()).toMatchObject({ position: at(4), holds: ['x', 'y'], isOnlyCopy: true });
  mirror.settle(at(6));
  expect(load()).toMatchObject({ position: at(6), holds: [], isOnlyCopy: false });
});

test('a list that another tab has written is written again if that holds less, or is the only copy', () => {
  for (const theirs of [signed(4), { ...signed(4, ['x']), isOnlyCopy: true }]) {
    const local = storageWith();
    openMirror(local).write(saved('a'), theirs);
    openMirror(local).write(saved('a'), signed(4, ['x']));
    expect(openMirror(local).load()).toMatchObject({ holds: ['x'], isOnlyCopy: false });
  }
});

test('without room, the former text stays', () => {
  const local = storageWith();
  const mirror = openMirror(local);
  mirror.write(saved('a'), signed(1));
  const before = local.getItem('tasks');
  local.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  expect(mirror.write(saved('b'), signed(2))).toBe(false);
  expect(local.getItem('tasks')).toBe(before);
  expect(mirror.other()).toBeNull();
});
