import { expect, test, vi } from 'vitest';
import { retry, SILENCE_MS, type Outcome } from './retry';

/** Work that the test ends, on a clock that the test advances. */
function trying() {
  const outcomes: Outcome[] = [];
  let ends: { resolve: () => void; reject: () => void }[] = [];
  const work = vi.fn<() => Promise<void>>(
    () =>
      new Promise<void>((resolve, reject) => {
        ends = [...ends, { resolve, reject: () => reject(new Error('refused')) }];
      }),
  );
  const end = async (how: 'resolve' | 'reject') => {
    ends.at(-1)?.[how]();
    await vi.advanceTimersByTimeAsync(0);
  };
  const ask = retry({
    work,
    onOutcome: (outcome) => outcomes.push(outcome),
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return { ask, work, end, outcomes };
}

test('requests during the work run it once more afterwards', async () => {
  vi.useFakeTimers();
  const { ask, work, end, outcomes } = trying();
  ask();
  ask();
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  await end('resolve');
  expect(work).toHaveBeenCalledTimes(2);
  expect(outcomes).toEqual([]);
  await end('resolve');
  expect(work).toHaveBeenCalledTimes(2);
  expect(outcomes).toEqual(['given']);
});

test('failed work is retried after growing pauses, which a success resets', async () => {
  vi.useFakeTimers();
  const { ask, work, end, outcomes } = trying();
  ask();
  for (const [index, pause] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    await end('reject');
    expect(outcomes).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(work).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(index + 2);
  }
  await end('resolve');
  expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(['failed']));
  expect(outcomes.at(-1)).toBe('given');
  ask();
  await end('reject');
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(10);
});

test('a request during a pause runs at once and replaces the retry', async () => {
  vi.useFakeTimers();
  const { ask, work, end } = trying();
  ask();
  await end('reject');
  ask();
  expect(work).toHaveBeenCalledTimes(2);
  await end('resolve');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a long silence is reported once, an answer in time is not', async () => {
  vi.useFakeTimers();
  const { ask, end, outcomes } = trying();
  ask();
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual(['timeout']);
  await end('resolve');
  expect(outcomes).toEqual(['timeout', 'given']);
  ask();
  await end('resolve');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcomes).toEqual(['timeout', 'given', 'given']);
});
