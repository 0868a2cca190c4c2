import { expect, test, vi } from 'vitest';
import { lazyModule, reasonOf } from './lazyModule';

test('simultaneous callers fetch a module once', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'part');
  const part = lazyModule(load);
  expect(part.get()).toBeNull();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(['part', 'part']);
  expect(await part.fetch()).toBe('part');
  expect(part.get()).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

test('the next call retries a failed fetch', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'part');
  load.mockRejectedValueOnce(new Error('Loading chunk x failed.'));
  const part = lazyModule(load);
  await expect(part.fetch()).rejects.toThrow('Loading chunk x failed.');
  expect(part.get()).toBeNull();
  expect(await part.fetch()).toBe('part');
});

test('a failure has a reason, whatever was thrown', () => {
  expect(reasonOf(new Error('broken'))).toBe('broken');
  expect(reasonOf('offline')).toBe('offline');
});
