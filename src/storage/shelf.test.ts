import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Journal, Kept } from './journal';
import { indexedJournal } from './journal/indexedJournal';
import { openShelf } from './shelf';
import { textsBeside } from './simulation/textsBeside';
import type { SimulatedStorage } from './simulation/SimulatedStorage';
import { storageWith } from './simulation/storageWith';
import { alwaysShown } from './simulation/alwaysShown';

/** Of the earlier versions, which had one for all. */
const SLOT = 'tasks.unreadable';

let journal: Journal;
let local: SimulatedStorage;

let ids = 0;

beforeEach(() => {
  journal = indexedJournal({
    newId: () => `k${(ids += 1)}`,
    now: () => ids,
    whileShown: alwaysShown,
  });
  local = storageWith();
});
afterEach(() => deleteDB('ToDoListReact'));

test('is empty until the journal has been asked what it keeps, which is asked once', async () => {
  const shelf = openShelf(local);
  expect([shelf.list(), shelf.isBlocking()]).toEqual([[], false]);
  await journal.keep('former', 'of another visit');
  expect(await shelf.save(journal)).toBe(true);
  expect(shelf.list()).toMatchObject([{ kind: 'former', text: 'of another visit' }]);
  expect(await shelf.save(journal)).toBe(false);
  await journal.keep('former', 'of another tab');
  shelf.refresh();
  expect(await shelf.save(journal)).toBe(true);
  expect(shelf.list()).toHaveLength(2);
});

test('a journal that refuses is asked again', async () => {
  const shelf = openShelf(local);
  shelf.put('former', 'a list');
  const keep = () => Promise.reject(new Error('refused'));
  await expect(shelf.save({ ...journal, keep })).rejects.toThrow('refused');
  expect(shelf.isBlocking()).toBe(true);
  expect(await shelf.save(journal)).toBe(true);
  expect(shelf.isBlocking()).toBe(false);
});

test('what the journal has kept and lost again is not saved', async () => {
  const shelf = openShelf(local);
  shelf.put('unreadable', 'a text');
  const kept = async () => [];
  await expect(shelf.save({ ...journal, kept })).rejects.toThrow('not kept');
  expect(shelf.isBlocking()).toBe(true);
  expect(await shelf.save(journal)).toBe(true);
  expect(shelf.isBlocking()).toBe(false);
});

test('what is put on it waits for the journal, and blocks while it is nowhere else', async () => {
  const shelf = openShelf(local);
  await shelf.save(journal);
  expect(shelf.isBlocking()).toBe(false);
  shelf.put('former', 'a list');
  expect(shelf.isBlocking()).toBe(true);
  shelf.put('unreadable', '[{');
  await shelf.save(journal);
  expect(shelf.isBlocking()).toBe(false);
  const texts = [
    { kind: 'former', text: 'a list' },
    { kind: 'unreadable', text: '[{' },
  ];
  expect(shelf.list()).toMatchObject(texts);
  expect(await journal.kept()).toMatchObject(texts);
});

test('what is saved is not brought into the journal again', async () => {
  const shelf = openShelf(local);
  shelf.put('former', 'a list');
  await shelf.save(journal);
  for (const { key } of await journal.kept()) await journal.forget(key);
  shelf.refresh();
  await shelf.save(journal);
  expect(shelf.list()).toEqual([]);
});

test('without a journal a damaged text goes beside the list, and what else waits goes on waiting', async () => {
  const shelf = openShelf(local);
  shelf.put('former', 'a list');
  shelf.put('unreadable', '[{');
  shelf.saveLocally();
  expect(textsBeside(local)).toEqual(['[{']);
  expect(shelf.isBlocking()).toBe(true);
  expect(shelf.list()).toEqual([{ key: expect.anything(), kind: 'unreadable', text: '[{' }]);
  await shelf.save(journal);
  expect(shelf.list()).toMatchObject([
    { key: expect.anything(), kind: 'unreadable', text: '[{' },
    { kind: 'former', text: 'a list' },
  ]);
  expect(openShelf(local).list()).toEqual([
    { key: expect.anything(), kind: 'unreadable', text: '[{' },
  ]);
});

test('what was offered before stays when a damaged text goes beside the list', async () => {
  await journal.keep('former', 'a list');
  local = storageWith({ [SLOT]: '[{' });
  const shelf = openShelf(local);
  await shelf.save(journal);
  shelf.put('unreadable', '[{');
  shelf.saveLocally();
  expect(shelf.list()).toMatchObject([{ text: '[{' }, { text: 'a list' }]);
});

test('beside the list there is room for one damaged text, and the first one stays', () => {
  local = storageWith({ [SLOT]: 'the first' });
  const shelf = openShelf(local);
  shelf.put('unreadable', 'the second');
  shelf.saveLocally();
  expect(textsBeside(local)).toEqual(['the first']);
  expect(shelf.isBlocking()).toBe(true);
  expect(shelf.list()).toEqual([{ key: expect.anything(), kind: 'unreadable', text: 'the first' }]);
});

test('a text that is not damaged does not go beside the list', () => {
  const shelf = openShelf(local);
  shelf.put('former', 'a list');
  shelf.saveLocally();
  expect(textsBeside(local)).toEqual([]);
  expect(shelf.list()).toEqual([]);
});

test('without any storage a damaged text goes on blocking', () => {
  const shelf = openShelf(null);
  shelf.put('unreadable', '[{');
  shelf.saveLocally();
  expect([shelf.isBlocking(), shelf.list()]).toEqual([true, []]);
});

test('what the visitor lets go of leaves the list at once, and the journal when it is cleared', async () => {
  local = storageWith({ [SLOT]: '[{' });
  const shelf = openShelf(local);
  for (const text of ['one', 'two']) shelf.put('former', text);
  await shelf.save(journal);
  const [, one] = shelf.list();
  if (one) shelf.forget(one);
  expect(shelf.list()).toMatchObject([{ text: '[{' }, { text: 'two' }]);
  expect(await journal.kept()).toHaveLength(2);
  await shelf.clear(journal);
  expect(await journal.kept()).toMatchObject([{ text: 'two' }]);
  expect(textsBeside(local)).toEqual(['[{']);
});

test('the text beside the list is let go of without the journal', async () => {
  local = storageWith({ [SLOT]: '[{' });
  const shelf = openShelf(local);
  const asked: Kept['key'][] = [];
  for (const kept of shelf.list()) shelf.forget(kept);
  expect([shelf.list(), textsBeside(local)]).toEqual([[], []]);
  const forget = async (key: Kept['key']) => void asked.push(key);
  await shelf.clear({ ...journal, forget });
  expect(asked).toEqual([]);
  shelf.forget({ key: 7, kind: 'former', text: '' });
  await shelf.clear({ ...journal, forget });
  await shelf.clear({ ...journal, forget });
  expect(asked).toEqual([7]);
});

test('what is put on it while it is being saved is saved, too', async () => {
  const shelf = openShelf(local);
  shelf.put('unreadable', 'one');
  const saving = shelf.save(journal);
  shelf.put('unreadable', 'two');
  await saving;
  expect(shelf.isBlocking()).toBe(true);
  await shelf.save(journal);
  expect(shelf.isBlocking()).toBe(false);
  expect(await journal.kept()).toMatchObject([{ text: 'one' }, { text: 'two' }]);
});

test('what is given up while another is being cleared away goes, too', async () => {
  for (const text of ['one', 'two']) await journal.keep('former', text);
  const shelf = openShelf(local);
  await shelf.save(journal);
  const [one, two] = shelf.list();
  if (!one || !two) throw new Error('not kept');
  shelf.forget(one);
  const clearing = shelf.clear(journal);
  shelf.forget(two);
  await clearing;
  await shelf.clear(journal);
  expect(await journal.kept()).toEqual([]);
});

test('a damaged text that stands in the slot already needs no other', () => {
  local.setItem(SLOT, '[{');
  const shelf = openShelf(local);
  shelf.put('unreadable', '[{');
  shelf.saveLocally();
  expect(shelf.isBlocking()).toBe(false);
  expect(shelf.list()).toMatchObject([{ text: '[{' }]);
});

test('what was let go of does not come back when the journal is asked again', async () => {
  await journal.keep('former', 'one');
  const shelf = openShelf(local);
  await shelf.save(journal);
  for (const kept of shelf.list()) shelf.forget(kept);
  shelf.put('former', 'two');
  await shelf.save(journal);
  expect(shelf.list()).toMatchObject([{ text: 'two' }]);
});
