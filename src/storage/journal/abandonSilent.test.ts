import { expect, test, vi } from 'vitest';
import type { Journal } from '../journal';
import { ABANDON_MS, abandonSilent } from './abandonSilent';

const after = (milliseconds: number, work: () => void) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};
const hangs = () => new Promise<never>(() => {});

function silentJournal(parts: Partial<Journal> = {}) {
  const disconnect = vi.fn<() => void>();
  const silent: Journal = {
    exchange: hangs,
    compact: hangs,
    keep: hangs,
    kept: hangs,
    forget: hangs,
    disconnect,
    onOutdated() {},
    ...parts,
  };
  return { journal: abandonSilent(silent, after), disconnect };
}

test.each<readonly [string, (journal: Journal) => Promise<unknown>]>([
  ['exchange', (journal) => journal.exchange(null, [])],
  ['compact', (journal) => journal.compact({ journal: 'j', seq: 1 }, '[]')],
  ['keep', (journal) => journal.keep('former', '')],
  ['kept', (journal) => journal.kept()],
  ['forget', (journal) => journal.forget(1)],
])('a silent %s fails after a while, and its connection is let go of', async (_name, call) => {
  vi.useFakeTimers();
  const { journal, disconnect } = silentJournal();
  const failed = vi.fn<(error: Error) => void>();
  call(journal).catch(failed);
  await vi.advanceTimersByTimeAsync(ABANDON_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('an answer in time is passed on, and so is a refusal', async () => {
  vi.useFakeTimers();
  const { journal, disconnect } = silentJournal({
    kept: async () => [],
    forget: () => Promise.reject(new Error('refused')),
  });
  expect(await journal.kept()).toEqual([]);
  await expect(journal.forget(1)).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(ABANDON_MS);
  expect(disconnect).not.toHaveBeenCalled();
});
