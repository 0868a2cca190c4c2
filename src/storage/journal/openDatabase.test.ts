import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOWHERE, type Entry, type Journal } from '../journal';
import { indexedJournal } from './indexedJournal';
import { alwaysShown } from '../simulation/alwaysShown';

const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });

let journal: Journal;
let ids = 0;
const open = () =>
  indexedJournal({ newId: () => `id${(ids += 1)}`, now: () => 7, whileShown: alwaysShown });

beforeEach(() => {
  ids = 0;
  journal = open();
});
afterEach(() => {
  journal.disconnect();
  return deleteDB('ToDoListReact');
});

/** What version 1 has left: see also the profile in simulation/version1.json. */
async function makeFirst(...records: readonly object[]) {
  const database = await openDB('ToDoListReact', 1, {
    upgrade(created) {
      created.createObjectStore('journal', { keyPath: 'seq' });
      created.createObjectStore('kept', { keyPath: 'key' });
    },
  });
  for (const record of records) await database.put('journal', record);
  await database.put('kept', { key: 1, kind: 'former', text: '[]' });
  database.close();
}

test('a database of version 1 comes to the present one: it gets an identity, and its ids are known', async () => {
  await makeFirst({ seq: 5, snapshot: '[]', recent: ['x', 'y'] }, { ...entry('z'), seq: 6 });
  const { position, records } = await journal.exchange(null, []);
  expect(position).toEqual({ journal: 'id1', seq: 6 });
  expect(records).toEqual([
    { seq: 5, snapshot: '[]' },
    { ...entry('z'), seq: 6 },
  ]);
  const mine = ['x', 'y', 'z', 'new'].map(entry);
  expect((await journal.exchange(position, mine)).records).toMatchObject([{ id: 'new' }]);
  expect(await journal.kept()).toEqual([{ key: 1, kind: 'former', text: '[]' }]);
});

test('an empty database of version 1 is a journal that has not been begun', async () => {
  await makeFirst();
  expect((await journal.exchange(null, [])).position).toEqual(NOWHERE);
});
