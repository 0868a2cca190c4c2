// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { add, addAll } from '../domain/intent';
import { browserTaskStorage } from './browserTaskStorage';
import { PATIENCE_MS } from './patience.testing';
import { storageWith } from './simulation/storageWith';
import { signatureOf } from './text/signature';
import type { TaskStorage } from './storageState';

let ids = 0;
const newId = () => `id${(ids += 1)}`;
const contents = (storage: TaskStorage) => storage.getState().tasks.map(({ content }) => content);

beforeEach(() => {
  // Late writes of a former test go to its own database.
  vi.stubGlobal('localStorage', storageWith());
  vi.stubGlobal('indexedDB', new IDBFactory());
});

function stubPersist(persist: unknown) {
  vi.stubGlobal('navigator', { storage: { persist } });
}

test('the next visit finds the changes of the last one, in localStorage or in the journal', async () => {
  stubPersist(async () => true);
  const first = browserTaskStorage(newId);
  first.append(add('tea', 'a'));
  await vi.waitFor(() => expect(localStorage.getItem('tasks')).toContain('tea'), PATIENCE_MS);
  expect(contents(browserTaskStorage(newId))).toEqual(['tea']);

  const signed = () => signatureOf(localStorage.getItem('tasks') ?? '');
  await vi.waitFor(() => expect(signed()?.seq).toBe(1), PATIENCE_MS);
  localStorage.setItem('tasks', '[{');
  const third = browserTaskStorage(newId);
  await vi.waitFor(() => expect(contents(third)).toEqual(['tea']), PATIENCE_MS);
});

test('a long list is written when the browser is idle, or soon in a browser that cannot tell', async () => {
  stubPersist(async () => true);
  const many = addAll(
    Array.from({ length: 8000 }, (_, index) => ({ content: `task ${index}`, done: false })),
    newId,
  );
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  browserTaskStorage(newId).append(many);
  expect(localStorage.getItem('tasks')).toBeNull();
  for (const work of waiting) work();
  expect(localStorage.getItem('tasks')).toContain('task 7999');

  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  localStorage.clear();
  browserTaskStorage(newId).append(many);
  await vi.waitFor(() => expect(localStorage.getItem('tasks')).toContain('task 7999'), PATIENCE_MS);
});

test('[P12] lasting storage is requested once, with the tenth task, and a refusal is no error', () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => Promise.reject(new Error('refused')));
  stubPersist(persist);
  const storage = browserTaskStorage(newId);
  for (let count = 1; count <= 9; count += 1) storage.append(add('tea', newId()));
  expect(persist).not.toHaveBeenCalled();
  storage.append(add('milk', newId()));
  expect(persist).toHaveBeenCalledOnce();
  storage.append(add('bread', newId()));
  expect(persist).toHaveBeenCalledOnce();
  stubPersist(undefined);
  expect(() => browserTaskStorage(newId).append(add('eggs', newId()))).not.toThrow();
});

test('without IndexedDB localStorage holds the list, and the page says so', async () => {
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
    storage.append(add('tea', 'a'));
    await vi.waitFor(() => expect(storage.getState().safety).toBe('fragile'), PATIENCE_MS);
    expect(localStorage.getItem('tasks')).toContain('tea');
  }
});
