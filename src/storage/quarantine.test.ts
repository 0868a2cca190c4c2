import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Journal, QuarantinedText } from './journal';
import { indexedJournal } from './journal/indexedJournal';
import { openQuarantine } from './quarantine';
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
  const quarantine = openQuarantine(local);
  expect([quarantine.list(), quarantine.isBlocking()]).toEqual([[], false]);
  await journal.keep('former', 'of another visit');
  expect(await quarantine.save(journal)).toBe(true);
  expect(quarantine.list()).toMatchObject([{ kind: 'former', text: 'of another visit' }]);
  expect(await quarantine.save(journal)).toBe(false);
  await journal.keep('former', 'of another tab');
  quarantine.refresh();
  expect(await quarantine.save(journal)).toBe(true);
  expect(quarantine.list()).toHaveLength(2);
});

test('a journal that refuses is asked again', async () => {
  const quarantine = openQuarantine(local);
  quarantine.put('former', 'a list');
  const keep = () => Promise.reject(new Error('refused'));
  await expect(quarantine.save({ ...journal, keep })).rejects.toThrow('refused');
  expect(quarantine.isBlocking()).toBe(true);
  expect(await quarantine.save(journal)).toBe(true);
  expect(quarantine.isBlocking()).toBe(false);
});

test('what the journal has kept and lost again is not saved', async () => {
  const quarantine = openQuarantine(local);
  quarantine.put('unreadable', 'a text');
  const kept = async () => [];
  await expect(quarantine.save({ ...journal, kept })).rejects.toThrow('not kept');
  expect(quarantine.isBlocking()).toBe(true);
  expect(await quarantine.save(journal)).toBe(true);
  expect(quarantine.isBlocking()).toBe(false);
});

test('a damaged text that went beside the list while the journal was slow is offered once', async () => {
  const quarantine = openQuarantine(local);
  quarantine.put('unreadable', '[{');
  const saving = quarantine.save(journal);
  quarantine.saveLocally();
  expect(textsBeside(local)).toEqual(['[{']);
  await saving;
  expect(quarantine.list()).toMatchObject([{ kind: 'unreadable', text: '[{' }]);
  expect(textsBeside(local)).toEqual([]);
});

test('what is put on it waits for the journal, and blocks while it is nowhere else', async () => {
  const quarantine = openQuarantine(local);
  await quarantine.save(journal);
  expect(quarantine.isBlocking()).toBe(false);
  quarantine.put('former', 'a list');
  expect(quarantine.isBlocking()).toBe(true);
  quarantine.put('unreadable', '[{');
  await quarantine.save(journal);
  expect(quarantine.isBlocking()).toBe(false);
  const texts = [
    { kind: 'former', text: 'a list' },
    { kind: 'unreadable', text: '[{' },
  ];
  expect(quarantine.list()).toMatchObject(texts);
  expect(await journal.kept()).toMatchObject(texts);
});

test('what is saved is not brought into the journal again', async () => {
  const quarantine = openQuarantine(local);
  quarantine.put('former', 'a list');
  await quarantine.save(journal);
  for (const { key } of await journal.kept()) await journal.forget(key);
  quarantine.refresh();
  await quarantine.save(journal);
  expect(quarantine.list()).toEqual([]);
});

test('without a journal a damaged text goes beside the list, and what else waits goes on waiting', async () => {
  const quarantine = openQuarantine(local);
  quarantine.put('former', 'a list');
  quarantine.put('unreadable', '[{');
  quarantine.saveLocally();
  expect(textsBeside(local)).toEqual(['[{']);
  expect(quarantine.isBlocking()).toBe(true);
  expect(quarantine.list()).toEqual([{ key: expect.anything(), kind: 'unreadable', text: '[{' }]);
  await quarantine.save(journal);
  expect(quarantine.list()).toMatchObject([
    { key: expect.anything(), kind: 'unreadable', text: '[{' },
    { kind: 'former', text: 'a list' },
  ]);
  expect(openQuarantine(local).list()).toEqual([
    { key: expect.anything(), kind: 'unreadable', text: '[{' },
  ]);
});

test('what was offered before stays when a damaged text goes beside the list', async () => {
  await journal.keep('former', 'a list');
  local = storageWith({ [SLOT]: '[{' });
  const quarantine = openQuarantine(local);
  await quarantine.save(journal);
  quarantine.put('unreadable', '[{');
  quarantine.saveLocally();
  expect(quarantine.list()).toMatchObject([{ text: '[{' }, { text: 'a list' }]);
});

test('beside the list there is room for one damaged text, and the first one stays', () => {
  local = storageWith({ [SLOT]: 'the first' });
  const quarantine = openQuarantine(local);
  quarantine.put('unreadable', 'the second');
  quarantine.saveLocally();
  expect(textsBeside(local)).toEqual(['the first']);
  expect(quarantine.isBlocking()).toBe(true);
  expect(quarantine.list()).toEqual([
    { key: expect.anything(), kind: 'unreadable', text: 'the first' },
  ]);
});

test('a text that is not damaged does not go beside the list', () => {
  const quarantine = openQuarantine(local);
  quarantine.put('former', 'a list');
  quarantine.saveLocally();
  expect(textsBeside(local)).toEqual([]);
  expect(quarantine.list()).toEqual([]);
});

test('without any storage a damaged text goes on blocking', () => {
  const quarantine = openQuarantine(null);
  quarantine.put('unreadable', '[{');
  quarantine.saveLocally();
  expect([quarantine.isBlocking(), quarantine.list()]).toEqual([true, []]);
});

test('what the visitor lets go of leaves the list at once, and the journal when it is cleared', async () => {
  local = storageWith({ [SLOT]: '[{' });
  const quarantine = openQuarantine(local);
  for (const text of ['one', 'two']) quarantine.put('former', text);
  await quarantine.save(journal);
  const [, one] = quarantine.list();
  if (one) quarantine.forget(one);
  expect(quarantine.list()).toMatchObject([{ text: '[{' }, { text: 'two' }]);
  expect(await journal.kept()).toHaveLength(2);
  await quarantine.clear(journal);
  expect(await journal.kept()).toMatchObject([{ text: 'two' }]);
  expect(textsBeside(local)).toEqual(['[{']);
});

test('the text beside the list is let go of without the journal', async () => {
  local = storageWith({ [SLOT]: '[{' });
  const quarantine = openQuarantine(local);
  const asked: QuarantinedText['key'][] = [];
  for (const kept of quarantine.list()) quarantine.forget(kept);
  expect([quarantine.list(), textsBeside(local)]).toEqual([[], []]);
  const forget = async (key: QuarantinedText['key']) => void asked.push(key);
  await quarantine.clear({ ...journal, forget });
  expect(asked).toEqual([]);
  quarantine.forget({ key: 7, kind: 'former', text: '' });
  await quarantine.clear({ ...journal, forget });
  await quarantine.clear({ ...journal, forget });
  expect(asked).toEqual([7]);
});

test('what is put on it while it is being saved is saved, too', async () => {
  const quarantine = openQuarantine(local);
  quarantine.put('unreadable', 'one');
  const saving = quarantine.save(journal);
  quarantine.put('unreadable', 'two');
  await saving;
  expect(quarantine.isBlocking()).toBe(true);
  await quarantine.save(journal);
  expect(quarantine.isBlocking()).toBe(false);
  expect(await journal.kept()).toMatchObject([{ text: 'one' }, { text: 'two' }]);
});

test('what is given up while another is being cleared away goes, too', async () => {
  for (const text of ['one', 'two']) await journal.keep('former', text);
  const quarantine = openQuarantine(local);
  await quarantine.save(journal);
  const [one, two] = quarantine.list();
  if (!one || !two) throw new Error('not kept');
  quarantine.forget(one);
  const clearing = quarantine.clear(journal);
  quarantine.forget(two);
  await clearing;
  await quarantine.clear(journal);
  expect(await journal.kept()).toEqual([]);
});

test('a damaged text that is in the slot already needs no other', () => {
  local.setItem(SLOT, '[{');
  const quarantine = openQuarantine(local);
  quarantine.put('unreadable', '[{');
  quarantine.saveLocally();
  expect(quarantine.isBlocking()).toBe(false);
  expect(quarantine.list()).toMatchObject([{ text: '[{' }]);
});

test('what was let go of does not come back when the journal is asked again', async () => {
  await journal.keep('former', 'one');
  const quarantine = openQuarantine(local);
  await quarantine.save(journal);
  for (const kept of quarantine.list()) quarantine.forget(kept);
  quarantine.put('former', 'two');
  await quarantine.save(journal);
  expect(quarantine.list()).toMatchObject([{ text: 'two' }]);
});
