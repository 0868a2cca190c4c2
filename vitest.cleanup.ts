import { afterEach, vi } from 'vitest';

// Files share a thread: the next one would wait for a time that never passes.
afterEach(() => {
  vi.useRealTimers();
});
