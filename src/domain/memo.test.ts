import { expect, test, vi } from 'vitest';
import { memo } from './memo';

test('an output is computed lazily, and once for the latest input', () => {
  const make = vi.fn<(text: string | undefined) => string>((text) => `made of ${text}`);
  const made = memo(make);
  expect(make).not.toHaveBeenCalled();
  expect([made('a'), made('a'), made('b'), made('a')]).toEqual([
    'made of a',
    'made of a',
    'made of b',
    'made of a',
  ]);
  expect(make.mock.calls).toEqual([['a'], ['b'], ['a']]);
  expect([made(undefined), made(undefined)]).toEqual(['made of undefined', 'made of undefined']);
  expect(make).toHaveBeenCalledTimes(4);
});
