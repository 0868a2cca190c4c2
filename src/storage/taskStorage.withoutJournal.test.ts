import { expect, test, vi } from 'vitest';
import type { Tabs } from './browser/tabs';
import type { TaskStorage } from './storageState';
import { CHECK_MS, openTaskStorage } from './taskStorage';
import { settled } from './simulation/Schedule';
import type { SimulatedStorage } from './simulation/SimulatedStorage';
import { storageWith } from './simulation/storageWith';
import { listText, put } from './simulation/visits';

/** A browser without IndexedDB. */
async function open(local: SimulatedStorage | null) {
  const asked = vi.fn<Tabs['askBeforeLeaving']>();
  let ids = 0;
  let seesWrite = () => {};
  const storage = openTaskStorage({
    local,
    journal: null,
    tabs: {
      broadcast() {},
      onNews() {},
      onShown() {},
      onTasksWritten: (listener) => (seesWrite = listener),
      onLeave() {},
      askBeforeLeaving: asked,
    },
    newId: () => `id${(ids += 1)}`,
    whenIdle: queueMicrotask,
    after: (milliseconds, work) => {
      if (milliseconds === CHECK_MS) work();
      return () => {};
    },
  });
  const first = storage.getState();
  await settled();
  return { storage, first, asked, seesWrite: () => seesWrite() };
}

const full = () => {
  throw new DOMException('', 'QuotaExceededError');
};

test('[C6] the first state is the stored list, which counts as safe until the first answer', async () => {
  const { first } = await open(storageWith({ tasks: listText('a') }));
  expect(first).toMatchObject({ tasks: [{ id: 'a' }], safety: 'safe', offered: [] });
});

test('[C6] localStorage holds the list as an unsigned text', async () => {
  const local = storageWith({ tasks: listText('a') });
  const { storage, asked } = await open(local);
  expect(storage.getState().safety).toBe('fragile');
  storage.append(put('b'));
  expect(local.getItem('tasks')).toBe(listText('a', 'b'));
  expect(local.length).toBe(1);
  expect(asked).not.toHaveBeenCalledWith(true);
});

test('[C6] with localStorage full the page says so at once, and asks before it is left', async () => {
  const local = storageWith();
  const { storage, asked } = await open(local);
  const write = vi.spyOn(local, 'setItem').mockImplementation(full);
  storage.append(put('a'));
  expect(storage.getState()).toMatchObject({ tasks: [{ id: 'a' }], safety: 'unsaved' });
  expect(asked).toHaveBeenLastCalledWith(true);

  write.mockRestore();
  storage.save();
  expect(storage.getState().safety).toBe('fragile');
  expect(asked).toHaveBeenLastCalledWith(false);
  expect(local.getItem('tasks')).toBe(listText('a'));
});

test('[C6] without localStorage either nothing is saved, but an empty list is not in danger', async () => {
  const { storage, asked } = await open(null);
  expect(storage.getState().safety).toBe('unsaved');
  storage.append(put('a'));
  expect(asked).toHaveBeenLastCalledWith(true);
  storage.append([{ type: 'remove', ids: ['a'] }]);
  expect(asked).toHaveBeenLastCalledWith(false);
});

test('[C6] listeners hear of every change once, until they unsubscribe', async () => {
  const { storage } = await open(storageWith());
  const listener = vi.fn<() => void>();
  const stop = storage.subscribe(listener);
  storage.append(put('a'));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  storage.append(put('b'));
  expect(listener).toHaveBeenCalledOnce();
});

const idsOf = (storage: TaskStorage) => storage.getState().tasks.map(({ id }) => id);

test('[C6] a second tab shows what the first one has written', async () => {
  const local = storageWith({ tasks: listText('a') });
  const [one, two] = [await open(local), await open(local)];
  for (const id of ['b', 'c']) {
    one.storage.append(put(id));
    two.seesWrite();
  }
  expect(idsOf(two.storage)).toEqual(['a', 'b', 'c']);
});

test('[C6] a second tab does not overwrite the first one’s latest text', async () => {
  const local = storageWith({ tasks: listText('a') });
  const [one, two] = [await open(local), await open(local)];
  one.storage.append(put('b'));
  two.storage.append(put('c'));
  expect(local.getItem('tasks')).toBe(listText('a', 'b', 'c'));
  expect(idsOf(two.storage)).toEqual(['a', 'b', 'c']);
});

test('[C3, C6] an action that changes no task does not overwrite another program’s list', async () => {
  const local = storageWith({ tasks: listText('a') });
  const { storage } = await open(local);
  storage.append(put('b'));
  local.setItem('tasks', listText('other'));
  storage.save();
  expect(local.getItem('tasks')).toBe(listText('other'));
  expect(idsOf(storage)).toEqual(['other']);
});

test('[C6] unsaved changes stay when another tab writes', async () => {
  const local = storageWith({ tasks: listText('a') });
  const [one, two] = [await open(local), await open(local)];
  const write = vi.spyOn(local, 'setItem').mockImplementation(full);
  two.storage.append(put('mine'));
  write.mockRestore();
  one.storage.append(put('b'));
  two.seesWrite();
  expect(idsOf(two.storage)).toEqual(['a', 'mine']);
  expect(two.storage.getState().safety).toBe('unsaved');
});

test('[C6] a damaged text that another program writes under an open page is offered', async () => {
  const local = storageWith({ tasks: listText('a') });
  const { storage, seesWrite } = await open(local);
  local.setItem('tasks', '[{');
  seesWrite();
  expect(storage.getState()).toMatchObject({ tasks: [], offered: [{ text: '[{' }] });
});
