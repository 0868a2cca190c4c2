// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { add, toggle } from '../domain/intent';
import { SILENCE_MS } from './retry';
import { SimulatedStorage } from './simulation/SimulatedStorage';
import { storageWith } from './simulation/storageWith';
import type { TaskStorage } from './storageState';
import { PATIENCE_MS } from './patience.testing';

type Property = () => PropertyDescriptor;

const value =
  (make: () => unknown): Property =>
  () => ({ value: make() });

function refuse(): never {
  throw new DOMException('', 'QuotaExceededError');
}

/** How the global name of each storage is broken. */
const ABSENT: Record<string, Property> = {
  missing: value(() => undefined),
  null: value(() => null),
  throws: () => ({ get: refuse }),
};

const LOCAL_STORAGE: Record<string, Property> = {
  works: value(() => storageWith()),
  ...ABSENT,
  refuses: value(() => new SimulatedStorage(() => new Map(), refuse)),
};

const INDEXED_DB: Record<string, Property> = {
  works: value(() => new IDBFactory()),
  ...ABSENT,
  refuses: value(() => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    return new IDBFactory();
  }),
  hangs: value(() =>
    Object.assign(new IDBFactory(), {
      open: () =>
        Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } }),
    }),
  ),
};

function channelThat(postMessage: () => void): Property {
  return value(
    () =>
      class extends BroadcastChannel {
        override postMessage = postMessage;
      },
  );
}

const BROADCAST_CHANNEL: Record<string, Property> = {
  works: value(() => globalThis.BroadcastChannel),
  ...ABSENT,
  refuses: channelThat(refuse),
  hangs: channelThat(() => {}),
};

const whole = { localStorage, indexedDB, BroadcastChannel };

function breakAll(properties: Record<keyof typeof whole, Property>): void {
  for (const [name, property] of Object.entries(properties)) {
    Object.defineProperty(globalThis, name, { configurable: true, ...property() });
  }
}

function mend(): void {
  vi.restoreAllMocks();
  breakAll({
    localStorage: value(() => whole.localStorage),
    indexedDB: value(() => whole.indexedDB),
    BroadcastChannel: value(() => whole.BroadcastChannel),
  });
}

let ids = 0;
const newId = () => `id${(ids += 1)}`;
const LIST = [
  { id: 'a', content: 'tea', done: true },
  { id: 'b', content: 'milk', done: false },
];

function safetyOf(localStorage: string, indexedDB: string) {
  if (indexedDB === 'works') return 'safe';
  return localStorage === 'works' ? 'fragile' : 'unsaved';
}

async function openPage(): Promise<TaskStorage> {
  vi.resetModules();
  const { browserTaskStorage } = await import('./browserTaskStorage');
  return browserTaskStorage(newId);
}

async function visit(): Promise<TaskStorage> {
  const storage = await openPage();
  for (const task of LIST) storage.append(add(task.content, task.id));
  storage.append(toggle(storage.getState().tasks, 'a'));
  // Longer than the app waits for a silent journal.
  await vi.advanceTimersByTimeAsync(SILENCE_MS + 1000);
  return storage;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { storage: { persist: async () => true } });
});
afterEach(() => {
  vi.useRealTimers();
  mend();
});

test.each(Object.keys(LOCAL_STORAGE))(
  '[C6] localStorage %s: in every combination the list works and the page says how safe it is',
  async (local) => {
    for (const indexed of Object.keys(INDEXED_DB)) {
      for (const channel of Object.keys(BROADCAST_CHANNEL)) {
        const name = `${local}, ${indexed}, ${channel}`;
        mend();
        breakAll({
          localStorage: LOCAL_STORAGE[local] ?? refuse,
          indexedDB: INDEXED_DB[indexed] ?? refuse,
          BroadcastChannel: BROADCAST_CHANNEL[channel] ?? refuse,
        });
        const storage = await visit();
        const expected = safetyOf(local, indexed);
        await vi.waitFor(
          () => expect(storage.getState().safety, `with ${name}`).toBe(expected),
          PATIENCE_MS,
        );
        expect(storage.getState().tasks, `with ${name}`).toEqual(LIST);
        if (expected === 'unsaved') continue;

        const next = await openPage();
        await vi.waitFor(
          () => expect(next.getState().tasks, `with ${name}`).toEqual(LIST),
          PATIENCE_MS,
        );
      }
    }
  },
);

const UNKNOWN = new DOMException('Internal error.', 'UnknownError');

/** Advances the clock until the journal has answered. */
async function answered(storage: TaskStorage): Promise<void> {
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(storage.position()).not.toBeNull();
    expect(storage.getState().safety).toBe('safe');
  }, PATIENCE_MS);
}

/** A first visit, whose list is only in the journal. */
async function leaveInJournal(): Promise<IDBFactory> {
  const factory = new IDBFactory();
  breakAll({
    localStorage: value(() => storageWith()),
    indexedDB: value(() => factory),
    BroadcastChannel: value(() => globalThis.BroadcastChannel),
  });
  await answered(await visit());
  localStorage.setItem('tasks', '[{');
  return factory;
}

test('[C1] a database that cannot be opened for a while loses nothing, as seen in Chromium', async () => {
  const factory = await leaveInJournal();
  const open = factory.open.bind(factory);
  let refusals = 3;
  const failing = () =>
    Object.create(IDBOpenDBRequest.prototype, {
      error: { value: UNKNOWN },
      addEventListener: {
        value: (type: string, listener: () => void) => type === 'error' && queueMicrotask(listener),
      },
      removeEventListener: { value: () => {} },
    });
  factory.open = (...args) => ((refusals -= 1) >= 0 ? failing() : open(...args));
  const storage = await openPage();
  storage.append(add('salt', 'c'));
  await vi.waitFor(() => expect(storage.getState().safety).toBe('fragile'), PATIENCE_MS);
  await answered(storage);
  expect(refusals).toBeLessThan(0);
  expect(storage.getState().tasks.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('[C1] a failed first read is retried, as seen in WebKit', async () => {
  await leaveInJournal();
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw UNKNOWN;
  });
  const storage = await openPage();
  await answered(storage);
  expect(reading.mock.calls.length).toBeGreaterThan(1);
  expect(storage.getState().tasks).toEqual(LIST);
});

test('[C1] a dead connection is replaced, as seen in WebKit', async () => {
  await leaveInJournal();
  const storage = await openPage();
  await answered(storage);
  const transaction: IDBDatabase['transaction'] = Reflect.get(IDBDatabase.prototype, 'transaction');
  const dead = new WeakSet<object>();
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function begin(
    this: IDBDatabase,
    ...args
  ) {
    if (openings === 0) dead.add(this);
    if (dead.has(this)) throw new DOMException('', 'InvalidStateError');
    return transaction.apply(this, args);
  });
  let openings = 0;
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...args) => {
    openings += 1;
    return open(...args);
  };
  const said = new Set<string>();
  storage.subscribe(() => said.add(storage.getState().safety));
  storage.append(add('salt', 'c'));
  await vi.waitFor(() => expect(openings).toBe(1), PATIENCE_MS);
  await answered(storage);
  expect([...said]).toEqual(['safe']);
  expect((await openPage()).getState().tasks.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
