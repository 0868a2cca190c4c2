// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { add } from '../domain/intent';
import { PATIENCE_MS } from './patience.testing';
import { ARRIVED, JOURNAL, TEXTS, FORMER_VERSION } from './simulation/formerProfile';
import { storageWith } from './simulation/storageWith';

const SHOWN = [
  { id: 'a', content: 'tea', done: true },
  { id: 'b', content: 'milk', done: false },
  { id: 'd', content: 'bread', done: true },
];
const BESIDE = ['tasks.sync.x', 'tasks.backup', 'tasks.empty.former', 'tasks.unreadable.text.1'];

/** Opens the database as a page of that build does. */
async function openFormer(onBlocking: () => void = () => {}) {
  const database = await openDB('ToDoListReact', FORMER_VERSION, {
    upgrade(opened) {
      opened.createObjectStore('journal', { keyPath: 'seq' });
      opened.createObjectStore('kept', { keyPath: 'key' });
      opened.createObjectStore('arrived', { keyPath: 'id' }).createIndex('time', 'time');
    },
    blocking(_current, wanted) {
      database.close();
      if (wanted !== null) onBlocking();
    },
  });
  for (const record of JOURNAL) await database.put('journal', record);
  for (const record of ARRIVED) await database.put('arrived', record);
  return database;
}

async function openPage() {
  vi.resetModules();
  const { browserTaskStorage } = await import('./browserTaskStorage');
  let ids = 0;
  return browserTaskStorage(() => `new${(ids += 1)}`);
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', storageWith(TEXTS));
  vi.stubGlobal('navigator', { storage: { persist: async () => true } });
});

test('[C5] a profile of the build e05b926 opens with its whole list, and its pending changes once', async () => {
  (await openFormer()).close();
  for (const name of ['ToDoListReact.undo', 'ToDoListReact.copy']) (await openDB(name, 1)).close();
  for (const key of BESIDE) localStorage.setItem(key, '{}');
  const storage = await openPage();
  await vi.waitFor(() => expect(storage.position()).not.toBeNull(), PATIENCE_MS);
  expect(storage.getState()).toMatchObject({ tasks: SHOWN, safety: 'safe', offered: [] });
  await vi.waitFor(() => expect(localStorage.length).toBe(1), PATIENCE_MS);
  expect(JSON.parse(localStorage.getItem('tasks') ?? '')).toEqual(SHOWN);
  await vi.waitFor(
    async () =>
      expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['ToDoListReact']),
    PATIENCE_MS,
  );

  storage.append(add('salt', 'e'));
  await vi.waitFor(() => expect(localStorage.length).toBe(1), PATIENCE_MS);
  const next = await openPage();
  await vi.waitFor(() => expect(next.position()).not.toBeNull(), PATIENCE_MS);
  expect(next.getState().tasks.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e']);
});

test('[C5] an open page of that build is told that it is outdated', async () => {
  const outdated = vi.fn<() => void>();
  await openFormer(outdated);
  const storage = await openPage();
  await vi.waitFor(() => expect(storage.position()).not.toBeNull(), PATIENCE_MS);
  expect(outdated).toHaveBeenCalledOnce();
  expect(storage.getState().tasks).toEqual(SHOWN);
  await expect(openDB('ToDoListReact', FORMER_VERSION)).rejects.toThrow(/version/i);
  await deleteDB('ToDoListReact');
});
