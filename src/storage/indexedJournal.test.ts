import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { indexedJournal } from './indexedJournal';
import { isSnapshot, type Entry, type Journal } from './journal';

const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });
const noHeal = () => '[]';

let journal: Journal;

beforeEach(() => {
  journal = indexedJournal();
});
afterEach(() => deleteDB('ToDoListReact'));

const append = (...ids: string[]) => journal.exchange(0, ids.map(entry), noHeal);

test('numbers what is appended, and gives back what came after a number', async () => {
  expect(await append('a', 'b')).toMatchObject({ head: 2, length: 2 });
  const { records, head } = await journal.exchange(1, [entry('c')], noHeal);
  expect(records).toEqual([
    { ...entry('b'), seq: 2 },
    { ...entry('c'), seq: 3 },
  ]);
  expect(head).toBe(3);
});

test('reads without appending', async () => {
  await append('a');
  expect(await journal.exchange(1, [], noHeal)).toEqual({ records: [], head: 1, length: 1 });
});

test('an entry that has arrived is not appended again', async () => {
  await append('a');
  expect(await append('a', 'b')).toMatchObject({
    records: [
      { id: 'a', seq: 1 },
      { id: 'b', seq: 2 },
    ],
    head: 2,
  });
});

test('two connections appending at once number their entries in one order', async () => {
  const other = indexedJournal();
  await Promise.all([
    ...Array.from({ length: 20 }, (_, n) => journal.exchange(0, [entry(`a${n}`)], noHeal)),
    ...Array.from({ length: 20 }, (_, n) => other.exchange(0, [entry(`b${n}`)], noHeal)),
  ]);
  const { records } = await journal.exchange(0, [], noHeal);
  expect(records.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
});

test('a compacted journal is one snapshot that remembers whose entries it holds', async () => {
  await append('adopt.x', ...Array.from({ length: 300 }, (_, n) => `e${n}`));
  await journal.compact(301, '[1]');
  const { records, length } = await journal.exchange(0, [entry('e299')], noHeal);
  expect(length).toBe(1);
  const [snapshot] = records;
  if (!snapshot || !isSnapshot(snapshot)) throw new Error('no snapshot');
  expect(snapshot).toMatchObject({ seq: 301, snapshot: '[1]' });
  expect(snapshot.recent).toHaveLength(201);
  expect(snapshot.recent).toEqual(expect.arrayContaining(['adopt.x', 'e299', 'e100']));
});

test('compaction waits when somebody has appended meanwhile', async () => {
  await append('a', 'b');
  await journal.compact(1, '[]');
  expect((await journal.exchange(0, [], noHeal)).length).toBe(2);
});

test('a journal that was deleted begins again with the list of the tab that writes', async () => {
  expect(await journal.exchange(7, [entry('a')], () => '[healed]')).toMatchObject({ head: 8 });
  expect((await indexedJournal().exchange(0, [], noHeal)).records).toEqual([
    { seq: 7, snapshot: '[healed]', recent: [] },
    { ...entry('a'), seq: 8 },
  ]);
});

test('a journal that somebody else has begun anew gives all of it, and is not written over', async () => {
  await append('theirs');
  expect(await journal.exchange(7, [], noHeal)).toMatchObject({ records: [{ id: 'theirs' }] });
  expect(await journal.exchange(7, [entry('mine')], noHeal)).toMatchObject({
    records: [
      { seq: 1, id: 'theirs' },
      { seq: 2, id: 'mine' },
    ],
    head: 2,
  });
});

test('after a broken connection all of it is given once: it may be another journal', async () => {
  await append('a', 'b');
  await deleteDB('ToDoListReact');
  await indexedJournal().exchange(0, [entry('x'), entry('y'), entry('z')], noHeal);
  expect((await journal.exchange(2, [], noHeal)).records).toHaveLength(3);
  expect((await journal.exchange(2, [], noHeal)).records).toHaveLength(1);
});

test('a text set aside is kept once until it is forgotten', async () => {
  await journal.keep('unreadable', 'x');
  await journal.keep('unreadable', 'x');
  await journal.keep('former', 'x');
  await journal.keep('former', 'y');
  expect(await journal.kept()).toEqual([
    { key: 1, kind: 'unreadable', text: 'x' },
    { key: 2, kind: 'former', text: 'x' },
    { key: 3, kind: 'former', text: 'y' },
  ]);
  await journal.forget(1);
  expect(await journal.kept()).toMatchObject([{ key: 2 }, { key: 3 }]);
});

test('a newer version takes the journal over: the older copy is told, and refuses to work', async () => {
  const told = vi.fn<() => void>();
  journal.onOutdated(told);
  await append('a');
  const newer = await openDB('ToDoListReact', 2);
  expect(told).toHaveBeenCalledOnce();
  await expect(append('b')).rejects.toThrow('version');
  newer.close();
});

test('a copy that is opened after a newer version is told as well', async () => {
  (await openDB('ToDoListReact', 2)).close();
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
    expect(await append('a')).toMatchObject({ head: 1 });
  },
);

test('deleting the database is no newer version: the next exchange opens it anew', async () => {
  const told = vi.fn<() => void>();
  journal.onOutdated(told);
  await append('a');
  await deleteDB('ToDoListReact');
  expect(await append('b')).toMatchObject({ head: 1 });
  expect(told).not.toHaveBeenCalled();
});
