import { expect } from 'vitest';

/** For models, because calling `expect` takes longer than a step. */
export function expectSame<Value extends string | number>(actual: Value, expected: Value): void {
  if (actual !== expected) expect(actual).toBe(expected);
}
