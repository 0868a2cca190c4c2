import { expect } from 'vitest';

/** For the models: `expect` alone takes longer than the step that it looks at. */
export function expectSame<Value extends string | number>(actual: Value, expected: Value): void {
  if (actual !== expected) expect(actual).toBe(expected);
}
