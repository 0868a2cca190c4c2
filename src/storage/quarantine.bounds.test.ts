import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Journal, QuarantinedText } from './journal';
import { indexedJournal } from './journal/indexedJournal';
import { openQuarantine } from './quarantine';
import type { SimulatedStorage } from './simulation/SimulatedStorage';
import { storageWith } from './simulation/storageWith';
import { alwaysShown } from './simulation/alwaysShown';

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

test('of very many texts the oldest go that were offered, never one that was not', async () => {
  const quarantine = openQuarantine(local);
  for (let count = 1; count <= 31; count += 1) await journal.keep('former', `text ${count}`);
  await quarantine.save(journal);
  expect(quarantine.list()).toHaveLength(31);
  await quarantine.clear(journal);
  expect(await journal.kept()).toHaveLength(31);
  quarantine.refresh();
  await quarantine.save(journal);
  await quarantine.clear(journal);
  const left = (await journal.kept()).map(({ text }) => text);
  expect(left).toHaveLength(30);
  expect(left).not.toContain('text 1');
  expect(quarantine.list().map(({ text }) => text)).toEqual(
    Array.from({ length: 30 }, (_, index) => `text ${index + 2}`),
  );
});

test('a text that is too large alone stays while it is the newest', async () => {
  const kept = [{ key: 'a', kind: 'former', text: 'x'.repeat(20_000_001), time: 5 }] as const;
  const quarantine = openQuarantine(local);
  for (let asked = 0; asked < 2; asked += 1) {
    await quarantine.save({ ...journal, kept: async () => kept });
    quarantine.refresh();
  }
  expect(quarantine.list()).toHaveLength(1);
});

test('of very large texts the newest stays, and one of version 1 counts as the oldest', async () => {
  const large = 'x'.repeat(11_000_000);
  const kept = [
    { key: 'b', kind: 'former', text: `b${large}`, time: 5 },
    { key: 1, kind: 'former', text: `a${large}` },
  ] as const;
  const forgotten: QuarantinedText['key'][] = [];
  const full = {
    ...journal,
    kept: async () => kept,
    forget: async (key: QuarantinedText['key']) => void forgotten.push(key),
  };
  const quarantine = openQuarantine(local);
  await quarantine.save(full);
  expect(quarantine.list().map(({ key }) => key)).toEqual([1, 'b']);
  quarantine.refresh();
  await quarantine.save(full);
  await quarantine.clear(full);
  expect(forgotten).toEqual([1]);
});
