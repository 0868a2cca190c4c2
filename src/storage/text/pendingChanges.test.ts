import { expect, test } from 'vitest';
import type { Entry } from '../journal';
import { storageWith } from '../simulation/storageWith';
import { openPendingChanges } from './pendingChanges';

const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });
const idsOf = (changes: ReturnType<typeof openPendingChanges>) => changes.all().map(({ id }) => id);

test('[C1] each change has its own key, and they are read in order', () => {
  const local = storageWith();
  const [one, two] = [openPendingChanges(local), openPendingChanges(local)];
  expect(one.add(entry('b'))).toBe(true);
  two.add(entry('a'));
  for (let count = 0; count < 10; count += 1) one.add(entry(`c${count}`));
  expect(idsOf(two)).toEqual(['b', 'a', ...Array.from({ length: 10 }, (_, n) => `c${n}`)]);
  expect(local.getItem('tasks.pending.1.b')).toBe(JSON.stringify({ change: entry('b').change }));
});

test('[C9] a pending key also has who made the change', () => {
  const local = storageWith();
  const changes = openPendingChanges(local);
  const made = { time: 7, tab: 'here', origin: 'imported', isUndo: true, undoes: 'b' } as const;
  changes.add({ ...entry('a'), made });
  expect(changes.all()).toEqual([{ ...entry('a'), made }]);
});

test('[C1] the ids order simultaneous changes, in every tab alike', () => {
  const local = storageWith();
  for (const id of ['m', 'a', 'z']) {
    local.setItem(`tasks.pending.4.${id}`, JSON.stringify({ change: [] }));
  }
  expect(idsOf(openPendingChanges(local))).toEqual(['a', 'm', 'z']);
});

test('[C1] a page does not reuse an order', () => {
  const local = storageWith();
  const changes = openPendingChanges(local);
  changes.add(entry('a'));
  changes.remove(new Set(['a']));
  changes.add(entry('b'));
  expect(local.key(0)).toBe('tasks.pending.2.b');
});

test('[C1] removing a key needs no room and leaves the others', () => {
  const local = storageWith();
  const changes = openPendingChanges(local);
  for (const id of ['a', 'b', 'c.d']) changes.add(entry(id));
  local.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  changes.remove(new Set(['a', 'c.d']));
  expect(idsOf(changes)).toEqual(['b']);
  expect(changes.add(entry('e'))).toBe(false);
});

test.each([
  'tasks.pending.',
  'tasks.pending.x',
  'tasks.pending.1',
  'tasks.pending.1.',
  'tasks.pending.a.b',
  'tasks.pending.a1.b',
])('[C1] the key %s is ignored', (key) => {
  const changes = openPendingChanges(storageWith({ [key]: '{"change":[]}' }));
  expect(changes.all()).toEqual([]);
});

test.each(['', '{', 'null', '5', '[]', '{}', '{"change":[{"type":"new"}]}'])(
  '[C1] the text %s is ignored',
  (text) => {
    const changes = openPendingChanges(storageWith({ 'tasks.pending.1.a': text }));
    expect(changes.all()).toEqual([]);
  },
);
