import { expect, test, vi } from 'vitest';
import { AT_REST_MS, atRest } from './atRest';

test('looks once for what comes within a second, without putting it off, and again afterwards', () => {
  vi.useFakeTimers();
  const look = vi.fn<() => void>();
  const seesWrite = atRest((milliseconds, work) => setTimeout(work, milliseconds), look);
  seesWrite();
  vi.advanceTimersByTime(AT_REST_MS - 1);
  seesWrite();
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(AT_REST_MS);
  expect(look).toHaveBeenCalledOnce();
  seesWrite();
  vi.advanceTimersByTime(AT_REST_MS);
  expect(look).toHaveBeenCalledTimes(2);
});
