import { expect, test, vi } from 'vitest';
import type { Tabs } from './tabs';
import { openTaskStorage } from './taskStorage';
import { settled } from './simulation/Schedule';
import type { SimulatedStorage } from './simulation/SimulatedStorage';
import { storageWith } from './simulation/storageWith';
import { listText, put } from './simulation/visits';

/** A browser that has no IndexedDB. */
async function open(local: SimulatedStorage | null) {
  const asked = vi.fn<Tabs['askBeforeLeaving']>();
  let ids = 0;
  const storage = openTaskStorage({
    local,
    journal: null,
    tabs: {
      announce() {},
      onNews() {},
      onTasksWritten() {},
      onLeave() {},
      askBeforeLeaving: asked,
    },
    newId: () => `id${(ids += 1)}`,
    now: () => 0,
    whenIdle: (work) => work(),
    after: () => () => {},
  });
  const first = storage.getState();
  await settled();
  return { storage, first, asked };
}

const full = () => {
  throw new DOMException('', 'QuotaExceededError');
};

test('the first state is the stored list, as if all was well: nobody has answered yet', async () => {
  const { first } = await open(storageWith({ tasks: listText('a') }));
  expect(first).toMatchObject({ tasks: [{ id: 'a' }], safety: 'safe', kept: [] });
});

test('localStorage holds the list, as a text that stands for itself', async () => {
  const local = storageWith({ tasks: listText('a') });
  const { storage, asked } = await open(local);
  expect(storage.getState().safety).toBe('fragile');
  storage.record(put('b'));
  expect(local.getItem('tasks')).toBe(listText('a', 'b'));
  expect(local.length).toBe(1);
  expect(asked).not.toHaveBeenCalled();
});

test('when localStorage is full this is told at once, and the visitor is asked before leaving', async () => {
  const local = storageWith();
  const { storage, asked } = await open(local);
  const write = vi.spyOn(local, 'setItem').mockImplementation(full);
  storage.record(put('a'));
  expect(storage.getState()).toMatchObject({ tasks: [{ id: 'a' }], safety: 'unsaved' });
  const [wouldLose] = asked.mock.lastCall ?? [];
  expect(wouldLose?.()).toBe(true);

  write.mockRestore();
  storage.save();
  expect(storage.getState().safety).toBe('fragile');
  expect(wouldLose?.()).toBe(false);
  expect(local.getItem('tasks')).toBe(listText('a'));
});

test('without localStorage, too, nothing is saved; of an empty list nothing can be lost', async () => {
  const { storage, asked } = await open(null);
  expect(storage.getState().safety).toBe('unsaved');
  storage.record(put('a'));
  const [wouldLose] = asked.mock.lastCall ?? [];
  expect(wouldLose?.()).toBe(true);
  storage.record([{ type: 'remove', ids: ['a'] }]);
  expect(wouldLose?.()).toBe(false);
});

test('whoever listens hears of every change once, and of nothing after that', async () => {
  const { storage } = await open(storageWith());
  const listener = vi.fn<() => void>();
  const stop = storage.subscribe(listener);
  storage.record(put('a'));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  storage.record(put('b'));
  expect(listener).toHaveBeenCalledOnce();
});
