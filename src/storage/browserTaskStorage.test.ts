// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { add, removeAll } from '../domain/intent';
import { browserTaskStorage } from './browserTaskStorage';
import type { TaskStorage } from './taskStorage';

let ids = 0;
const newId = () => `id${(ids += 1)}`;
const contents = (storage: TaskStorage) => storage.getState().tasks.map(({ content }) => content);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

function stubPersist(persist: unknown) {
  vi.stubGlobal('navigator', { storage: { persist } });
}

test('what one visit records, the next one finds: in localStorage, and without it in the journal', async () => {
  stubPersist(async () => true);
  const first = browserTaskStorage(newId);
  first.record(add('tea', 'a'));
  await vi.waitFor(() => expect(localStorage.getItem('tasks')).toContain('tea'));
  expect(contents(browserTaskStorage(newId))).toEqual(['tea']);

  await vi.waitFor(() => expect(Object.values(localStorage).join()).toContain('"pending":[]'));
  localStorage.clear();
  const third = browserTaskStorage(newId);
  await vi.waitFor(() => expect(contents(third)).toEqual(['tea']));
});

test('lasting storage is asked for once, with the first task, and a refusal is no error', () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => Promise.reject(new Error('refused')));
  stubPersist(persist);
  const storage = browserTaskStorage(newId);
  storage.record(removeAll([]));
  expect(persist).not.toHaveBeenCalled();
  storage.record(add('tea', 'a'));
  storage.record(add('milk', 'b'));
  expect(persist).toHaveBeenCalledOnce();
  stubPersist(undefined);
  expect(() => browserTaskStorage(newId).record(add('bread', 'c'))).not.toThrow();
});

test('where IndexedDB is missing or forbidden, localStorage holds the list, and the visitor is told', async () => {
  stubPersist(async () => true);
  for (const property of [
    { value: undefined },
    { value: null },
    {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    },
  ]) {
    localStorage.clear();
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...property });
    const storage = browserTaskStorage(newId);
    storage.record(add('tea', 'a'));
    await vi.waitFor(() => expect(storage.getState().safety).toBe('fragile'));
    expect(localStorage.getItem('tasks')).toContain('tea');
  }
});
