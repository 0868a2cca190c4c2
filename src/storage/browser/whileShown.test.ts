// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { NOWHERE, type Entry } from '../journal';
import { indexedJournal } from '../journal/indexedJournal';
import { STEP_DATABASE, stepDatabase } from '../undo/stepDatabase';
import { browserWhileShown } from './whileShown';

const happen = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

beforeEach(() => Promise.all([deleteDB('ToDoListReact'), deleteDB(STEP_DATABASE)]));

test('work that is under way when the page goes into the cache is ended, and done on its return', async () => {
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

test('work that is done is not ended when the page goes into the cache later', async () => {
  const run = browserWhileShown();
  const signal = await run(async (given) => given);
  happen('pagehide', true);
  expect(signal.aborted).toBe(false);
  happen('pageshow', true);
});

test('a page that is being closed goes on with its work, and reports a failure of its own', async () => {
  const run = browserWhileShown();
  const failing = run(async (signal) => {
    happen('pagehide', false);
    throw new Error(signal.aborted ? 'ended' : 'its own');
  });
  await expect(failing).rejects.toThrow('its own');
});

test('a journal left in the middle of a transaction lets others write, and writes on its return', async () => {
  let isLeft = false;
  let asked = 0;
  const left = indexedJournal({
    newId: () => 'j',
    // Asked for in the middle of a transaction, to be written there.
    now: () => {
      if (isLeft) happen('pagehide', true);
      isLeft = false;
      return (asked += 1);
    },
    whileShown: browserWhileShown(),
  });
  const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });
  const { position } = await left.exchange(NOWHERE, [entry('a')]);
  isLeft = true;
  const writing = left.exchange(position, [entry('b')]);
  await expect.poll(() => asked).toBe(2);
  const other = await openDB('ToDoListReact');
  const ids = async () => (await other.getAll('journal')).flatMap(({ id }) => id ?? []);
  expect(await ids()).toEqual(['a']);

  happen('pageshow', true);
  expect((await writing).records).toMatchObject([{ id: 'b' }]);
  expect(await ids()).toEqual(['a', 'b']);
  other.close();
  left.disconnect();
});

test('undo steps left in the middle of a transaction are saved once, on the return', async () => {
  const run = stepDatabase(browserWhileShown());
  await run(async (rows) => rows.add({}));
  let tries = 0;
  const adding = run(async (rows) => {
    await rows.add({ try: (tries += 1) });
    if (tries === 1) happen('pagehide', true);
    await rows.add({ try: tries });
  });
  await expect.poll(() => tries).toBe(1);
  happen('pageshow', true);
  await adding;
  expect(await run((rows) => rows.getAll())).toMatchObject([{}, { try: 2 }, { try: 2 }]);
});
