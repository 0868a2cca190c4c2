import { afterEach, vi } from 'vitest';

// Node has storages of its own since version 25: one warns and holds nothing, the other is shared by
// all files of a thread. A test that needs a storage brings it.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, { configurable: true, value: undefined });
}

// Files share a thread: the next one would wait for a time that never passes.
afterEach(() => {
  vi.useRealTimers();
});
