import { expect, test, vi } from 'vitest';
import { throttle } from './taskStorage';

test('requests within a second run once, at its end, and later ones again', () => {
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
