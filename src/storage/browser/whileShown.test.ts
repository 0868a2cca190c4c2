// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOWHERE, type Entry } from '../journal';
import { DATABASE_NAME, openDatabase } from '../journal/database';
import { indexedJournal } from '../journal/indexedJournal';
import { abort, abortWith, browserWhileShown } from './whileShown';

const happen = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

beforeEach(() => deleteDB(DATABASE_NAME));

test('work is interrupted when the page enters the cache, and repeated on its return', async () => {
  const run = browserWhileShown();
  const signals: AbortSignal[] = [];
  const done = run(async (signal) => {
    signals.push(signal);
    if (signals.length === 1) {
      await new Promise((_, reject) => signal.addEventListener('abort', reject));
    }
    return 'done';
  });
  await expect.poll(() => signals).toHaveLength(1);
  happen('pagehide', true);
  expect(signals[0]?.aborted).toBe(true);
  const later = run(async () => 'later');
  await new Promise((resolve) => setTimeout(resolve));
  expect(signals).toHaveLength(1);

  happen('pageshow', true);
  expect(await Promise.all([done, later])).toEqual(['done', 'later']);
});

test('finished work is not interrupted when the page enters the cache', async () => {
  const run = browserWhileShown();
  const signal = await run(async (given) => given);
  happen('pagehide', true);
  expect(signal.aborted).toBe(false);
  happen('pageshow', true);
});

test('a closing page continues its work and reports its failure', async () => {
  const run = browserWhileShown();
  const failing = run(async (signal) => {
    happen('pagehide', false);
    throw new Error(signal.aborted ? 'ended' : 'its own');
  });
  await expect(failing).rejects.toThrow('its own');
});

test('a page left during a transaction lets others write, and writes on its return', async () => {
  let isLeft = false;
  let asked = 0;
  const database = openDatabase(browserWhileShown());
  const leaving = indexedJournal(database, {
    // Requested during a transaction, and written in it.
    newId: () => {
      asked += 1;
      if (isLeft) happen('pagehide', true);
      isLeft = false;
      return `id${asked}`;
    },
    now: () => 0,
  });
  const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });
  const former = [{ kind: 'former', text: '[]' }] as const;
  const { position } = await leaving.exchange({
    since: NOWHERE,
    mine: [entry('a')],
    offered: [],
    discarded: [],
  });
  isLeft = true;
  const mine = [{ ...entry('b'), offers: former }];
  const writing = leaving.exchange({ since: position, mine, offered: [], discarded: [] });
  await expect.poll(() => asked).toBe(2);
  const other = await openDB(DATABASE_NAME);
  const ids = async () => (await other.getAll('entries')).map(({ id }) => id);
  expect(await ids()).toEqual(['a']);

  happen('pageshow', true);
  expect((await writing).records).toMatchObject([{ id: 'b' }]);
  expect(await ids()).toEqual(['a', 'b']);
  other.close();
  leaving.disconnect();
});

const transaction = () => ({ abort: vi.fn<() => void>() });

test('a finished transaction is not aborted', () => {
  const ended = transaction();
  ended.abort.mockImplementation(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  expect(() => abort(ended)).not.toThrow();
  expect(ended.abort).toHaveBeenCalledOnce();
});

test('a transaction is aborted by its signal, even one given before it began', () => {
  const controller = new AbortController();
  const [before, after] = [transaction(), transaction()];
  abortWith(controller.signal, before);
  expect(before.abort).not.toHaveBeenCalled();
  controller.abort();
  expect(before.abort).toHaveBeenCalledOnce();
  abortWith(controller.signal, after);
  expect(after.abort).toHaveBeenCalledOnce();
});
