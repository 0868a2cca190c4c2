import { tasks } from '../storedData';
import { expect, test } from '../test';
import { atRest } from './atRest';

/** In the page before the app: connections can be ended as WebKit does, without an event. */
function endQuietly(): void {
  const ended = new WeakSet<object>();
  const known = new Set<object>();
  IDBDatabase.prototype.transaction = new Proxy(Reflect.get(IDBDatabase.prototype, 'transaction'), {
    apply(transaction, database: object, args) {
      known.add(database);
      if (ended.has(database)) throw new DOMException('ended by the test', 'InvalidStateError');
      return Reflect.apply(transaction, database, args);
    },
  });
  Object.assign(window, { endConnections: () => known.forEach((one) => ended.add(one)) });
}

test('[C1] a connection that has died without an event is replaced, and the visitor does not notice', async ({
  page,
  list,
}) => {
  await page.addInitScript(endQuietly);
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await atRest(page);
  await page.evaluate(() => Reflect.get(window, 'endConnections')());
  await list.add('bread');
  await atRest(page);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
});

/** In the page before the app: what the test names in `failing` fails, as a browser's disk does. */
function failAtTimes(): void {
  const failing = { open: true, read: true };
  Object.assign(window, { failing });
  const failed = (prototype: object) =>
    Object.create(prototype, {
      error: { value: new DOMException('failed by the test', 'UnknownError') },
      addEventListener: {
        value: (type: string, listener: () => void) => type === 'error' && setTimeout(listener),
      },
      removeEventListener: { value: () => {} },
    });
  const open = Reflect.get(IDBFactory.prototype, 'open');
  IDBFactory.prototype.open = function (...args) {
    if (failing.open) return failed(IDBOpenDBRequest.prototype);
    return Reflect.apply(open, this, args);
  };
  const getAll = Reflect.get(IDBObjectStore.prototype, 'getAll');
  IDBObjectStore.prototype.getAll = function (...args) {
    if (failing.read) return failed(IDBRequest.prototype);
    return Reflect.apply(getAll, this, args);
  };
}

// The commonest failure of Chromium's storage, and one of WebKit's after a time in the background.
for (const what of ['open', 'read']) {
  test(`[C1, C6] a journal that does not ${what} for a while is said to fail, is not taken for an empty one, and then has every change`, async ({
    page,
    list,
  }) => {
    await list.open({ tasks: tasks('tea') });
    await list.add('milk');
    await atRest(page);
    const breaking = await page.addInitScript(failAtTimes);
    await page.reload();
    await page.evaluate(`failing.open = ${what === 'open'}`);
    await list.checkbox('tea').check();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      'offers no durable storage',
    );
    await page.evaluate('failing.open = failing.read = false');
    await list.add('bread');
    await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
    await atRest(page);
    await breaking.dispose();
    await page.evaluate(() => localStorage.setItem('tasks', '[{'));
    await page.reload();
    await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
    await expect(list.checkbox('tea')).toBeChecked();
  });
}
