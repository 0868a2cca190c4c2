import { tasks } from '../storedData';
import { expect, test } from '../test';
import { journalLength } from './journalLength';

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

test('a connection that has died without an event is replaced, and the visitor does not notice', async ({
  page,
  list,
}) => {
  await page.addInitScript(endQuietly);
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await expect.poll(() => journalLength(page)).toBe(2);
  await page.evaluate(() => Reflect.get(window, 'endConnections')());
  await list.add('bread');
  await expect.poll(() => journalLength(page)).toBe(3);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
});
