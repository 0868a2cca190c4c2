// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { browserPresence } from './presence';

/** Web Locks as far as a tab needs them. */
function stubLocks() {
  const held = new Set<string>();
  const locks = {
    async request(name: string, work: () => Promise<void>) {
      held.add(name);
      await work();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  return held;
}

/** A lock that is not held is gone by now. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

test('a tab counts as open until it is hidden for good, and again when it comes back', async () => {
  stubLocks();
  const presence = browserPresence();
  presence?.enter('a');
  presence?.enter('b');
  await rest();
  expect(await presence?.openTabs()).toEqual(new Set(['a', 'b']));
  dispatchEvent(new Event('pagehide'));
  await rest();
  expect(await presence?.openTabs()).toEqual(new Set());
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(await presence?.openTabs()).toEqual(new Set());
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await rest();
  expect(await presence?.openTabs()).toEqual(new Set(['a', 'b']));
});

test('without locks, open tabs are unknown', () => {
  vi.stubGlobal('navigator', {});
  expect(browserPresence()).toBeUndefined();
});
