import { expect, test, vi } from 'vitest';
import { throttle } from './taskStorage';

test('looks once for what comes within a second, without putting it off, and again afterwards', () => {
  vi.useFakeTimers();
  const look = vi.fn<() => void>();
  const seesWrite = throttle((milliseconds, work) => setTimeout(work, milliseconds), 1000, look);
  seesWrite();
  vi.advanceTimersByTime(999);
  seesWrite();
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(look).toHaveBeenCalledOnce();
  seesWrite();
  vi.advanceTimersByTime(1000);
  expect(look).toHaveBeenCalledTimes(2);
});
