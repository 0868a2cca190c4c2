import { expect, test, vi } from 'vitest';
import { latePart } from '../../latePart';
import { NOWHERE, type Journal } from '../journal';
import { lazyJournal } from './lazyJournal';
import { SimulatedDisk } from '../simulation/SimulatedDisk';

/** A journal on a disk in memory, and what a newer version of the app would set off in it. */
function fetched() {
  const disk = new SimulatedDisk({ newId: () => 'id', now: () => 0 });
  const disconnect = vi.fn<() => void>();
  let takeOver = () => {};
  const journal: Journal = {
    exchange: async (...args) => disk.exchange(...args),
    compact: async (...args) => disk.compact(...args),
    keep: async (...args) => disk.keep(...args),
    kept: async () => disk.keptTexts,
    forget: async (key) => disk.forget(key),
    disconnect,
    onOutdated: (listener) => (takeOver = listener),
  };
  return { disk, journal, disconnect, takeOver: () => takeOver() };
}

const entry = { id: 'e', change: [] };

test('it is fetched once, with the first question, and every question reaches it', async () => {
  const { disk, journal } = fetched();
  const fetchJournal = vi.fn<() => Promise<Journal>>(async () => journal);
  const lazy = lazyJournal(latePart(fetchJournal));
  expect(fetchJournal).not.toHaveBeenCalled();
  await lazy.exchange(NOWHERE, [entry]);
  expect(disk.head).toBe(1);
  await lazy.compact({ journal: 'id', seq: 1 }, '[]');
  expect(disk.records).toMatchObject([{ seq: 1, snapshot: '[]' }]);
  await lazy.keep('former', '[1]');
  expect(await lazy.kept()).toMatchObject([{ key: 'id', kind: 'former', text: '[1]' }]);
  await lazy.forget('id');
  expect(await lazy.kept()).toEqual([]);
  expect(fetchJournal).toHaveBeenCalledOnce();
});

test('a fetch that fails is named in the console, and tried again with the next question', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { journal } = fetched();
  const fetchJournal = vi.fn<() => Promise<Journal>>(async () => journal);
  fetchJournal.mockRejectedValueOnce(new Error('Loading chunk journal failed.'));
  const lazy = lazyJournal(latePart(fetchJournal));
  await expect(lazy.kept()).rejects.toThrow('Loading chunk journal failed.');
  expect(said.mock.calls).toEqual([['Loading chunk journal failed.']]);
  expect(await lazy.kept()).toEqual([]);
});

test('a fetch that fails with anything else is named as well as it can be', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lazy = lazyJournal(latePart(() => Promise.reject('offline')));
  await expect(lazy.kept()).rejects.toBe('offline');
  expect(said.mock.calls).toEqual([['offline']]);
});

test('whoever listens for a newer version hears of it, also before the fetch', async () => {
  const { journal, takeOver } = fetched();
  const lazy = lazyJournal(latePart(async () => journal));
  const outdated = vi.fn<() => void>();
  lazy.onOutdated(outdated);
  await lazy.kept();
  takeOver();
  expect(outdated).toHaveBeenCalledOnce();
});

test('a connection is let go of once there is one', async () => {
  const { journal, disconnect } = fetched();
  const lazy = lazyJournal(latePart(async () => journal));
  lazy.disconnect();
  expect(disconnect).not.toHaveBeenCalled();
  await lazy.kept();
  lazy.disconnect();
  expect(disconnect).toHaveBeenCalledOnce();
});
