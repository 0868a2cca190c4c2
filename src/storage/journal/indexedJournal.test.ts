import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOWHERE, type Entry, type Journal } from '../journal';
import { STEP_DATABASE, stepDatabase } from '../undo/stepDatabase';
import { indexedJournal } from './indexedJournal';
import { OutdatedError } from './transactions';
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

const append = async (...names: string[]) => {
  const { position } = await journal.exchange(null, []);
  return journal.exchange(position, names.map(entry));
};

test('numbers what is appended, and gives back what came after a position', async () => {
  const { position } = await append('a', 'b');
  expect(position).toEqual({ journal: 'id1', seq: 2 });
  const { records } = await journal.exchange({ ...position, seq: 1 }, [entry('c')]);
  expect(records).toEqual([
    { ...entry('b'), seq: 2 },
    { ...entry('c'), seq: 3 },
  ]);
});

test('two connections appending at once number their entries in one order', async () => {
  const other = open();
  const { position } = await append('first');
  await Promise.all([
    ...Array.from({ length: 20 }, (_, n) => journal.exchange(position, [entry(`a${n}`)])),
    ...Array.from({ length: 20 }, (_, n) => other.exchange(position, [entry(`b${n}`)])),
  ]);
  const { records } = await journal.exchange(null, []);
  expect(records.map(({ seq }) => seq)).toEqual(Array.from({ length: 41 }, (_, n) => n + 1));
  other.disconnect();
});

test('a compacted journal is one snapshot, and knows what it has swallowed', async () => {
  const { position } = await append('a', 'b');
  await journal.compact(position, '[1]');
  expect((await journal.exchange(null, [])).records).toEqual([{ seq: 2, snapshot: '[1]' }]);
  expect((await journal.exchange(position, [entry('a')])).records).toEqual([]);
});

test('ids are forgotten with their time', async () => {
  let now = 7;
  const aging = indexedJournal({ newId: () => 'j', now: () => now, whileShown: alwaysShown });
  const { position } = await aging.exchange(NOWHERE, [entry('a')]);
  now += 31 * 24 * 3_600_000;
  const later = await aging.exchange(position, [entry('b')]);
  await aging.compact(later.position, '[]');
  const { records } = await aging.exchange(later.position, [entry('a'), entry('b')]);
  expect(records).toMatchObject([{ id: 'a' }]);
  aging.disconnect();
});

test('a text set aside is kept until it is forgotten', async () => {
  await journal.keep('unreadable', 'x');
  await journal.keep('former', 'y');
  expect(await journal.kept()).toEqual([
    { key: 'id1', kind: 'unreadable', text: 'x', time: 7 },
    { key: 'id2', kind: 'former', text: 'y', time: 7 },
  ]);
  await journal.forget('id1');
  expect(await journal.kept()).toMatchObject([{ key: 'id2' }]);
});

test('a journal that was deleted under an open page is another one afterwards', async () => {
  const { position } = await append('a');
  await deleteDB('ToDoListReact');
  expect(await journal.exchange(position, [entry('b')])).toMatchObject({
    position: NOWHERE,
    isWhole: true,
    records: [],
  });
});

test('a connection that has died without an event is replaced at once', async () => {
  const { position } = await append('a');
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  transaction.mockImplementationOnce(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  expect(await journal.exchange(position, [entry('b')])).toMatchObject({ position: { seq: 2 } });
});

test.each(['UnknownError', 'QuotaExceededError'])(
  'after a transaction that failed (%s) the next one has a connection of its own',
  async (name) => {
    const { position } = await append('a');
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    transaction.mockImplementationOnce(() => {
      throw new DOMException('it failed', name);
    });
    const opened = vi.spyOn(indexedDB, 'open');
    await expect(journal.exchange(position, [entry('b')])).rejects.toThrow('it failed');
    expect(opened).not.toHaveBeenCalled();
    expect(await journal.exchange(position, [entry('b')])).toMatchObject({ position: { seq: 2 } });
    expect(opened).toHaveBeenCalledOnce();
  },
);

test.each([
  ['QuotaExceededError', []],
  ['UnknownError', ['rows', 'steps']],
])('for want of room the steps of undo go, which are worth less (%s)', async (name, left) => {
  const { position } = await append('a');
  await stepDatabase(alwaysShown)((rows) => rows.add({}));
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('it failed', name);
  });
  await expect(journal.exchange(position, [entry('b')])).rejects.toThrow('it failed');
  // Opened after what was asked for before it.
  const steps = await openDB(STEP_DATABASE);
  steps.close();
  await deleteDB(STEP_DATABASE);
  expect([...steps.objectStoreNames]).toEqual(left);
});

test('of a transaction that is refused in its middle nothing stays', async () => {
  const { position } = await append('a');
  const broken = { id: 'c', change: [{ type: 'remove' as const, ids: [], by: () => {} }] };
  await expect(journal.exchange(position, [entry('b'), broken])).rejects.toThrow('cloned');
  const { records } = await journal.exchange(null, []);
  expect(records.map(({ seq }) => seq)).toEqual([1]);
});

test('records of a newer version make this one outdated, and it appends nothing', async () => {
  const told = vi.fn<() => void>();
  journal.onOutdated(told);
  const { position } = await append('a');
  const database = await openDB('ToDoListReact');
  await database.put('journal', { seq: 2, version: 4, id: 'b', change: [{ type: 'newer' }] });
  database.close();
  await expect(journal.exchange(position, [entry('c')])).rejects.toThrow(OutdatedError);
  expect(told).toHaveBeenCalledOnce();
});

test('when a newer version takes the journal over, the older copy learns of it and refuses to work', async () => {
  const told = vi.fn<() => void>();
  journal.onOutdated(told);
  await append('a');
  const newer = await openDB('ToDoListReact', 4);
  expect(told).toHaveBeenCalledOnce();
  await expect(append('b')).rejects.toThrow('version');
  newer.close();
});

test('a copy opened after a newer version learns of it as well', async () => {
  (await openDB('ToDoListReact', 4)).close();
  const told = vi.fn<() => void>();
  journal.onOutdated(told);
  await expect(append('a')).rejects.toThrow('version');
  expect(told).toHaveBeenCalledOnce();
});

test.each([new DOMException('', 'UnknownError'), new TypeError('no database')])(
  'a journal that cannot be opened (%s) is not outdated, and is opened when it can be',
  async (error) => {
    const told = vi.fn<() => void>();
    journal.onOutdated(told);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw error;
    });
    await expect(append('a')).rejects.toBe(error);
    expect(told).not.toHaveBeenCalled();
    expect(await append('a')).toMatchObject({ position: { seq: 1 } });
  },
);

test('deleting the database is no newer version: the next exchange opens it anew', async () => {
  const told = vi.fn<() => void>();
  journal.onOutdated(told);
  await append('a');
  await deleteDB('ToDoListReact');
  expect(await append('b')).toMatchObject({ position: { seq: 1 } });
  expect(told).not.toHaveBeenCalled();
});
