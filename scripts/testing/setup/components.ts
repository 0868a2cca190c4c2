import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

beforeEach(async () => {
  // Leftovers of another file's last test would be found by this one.
  await cleanup();
  if (innerWidth !== 1100 || innerHeight !== 800) await page.viewport(1100, 800);
  // A key ends the last test's click: the first click here is not the second half of a double click.
  dispatchEvent(new KeyboardEvent('keydown'));
  vi.spyOn(console, 'error');
});

// React reports a component that it mounts wrongly there, and nowhere else.
afterEach(() => {
  const first = vi.mocked(console.error).mock.calls.find(
    // A browser's remark that a row was measured in the next frame, which its console leaves out.
    ([error]) => !String(error).includes('ResizeObserver loop'),
  );
  if (first) throw new Error(`An error in the console: ${first.join(' ')}`);
});
