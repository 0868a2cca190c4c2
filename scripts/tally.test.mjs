import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tally } from './tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['Vitest', '{"numPassedTests":3,"numFailedTests":1}', { passed: 3, failed: 1 }],
  ['Playwright', '{"stats":{"expected":4,"unexpected":2,"flaky":1}}', { passed: 4, failed: 3 }],
  ['a plain runner', '{"passed":5,"failed":0}', { passed: 5, failed: 0 }],
  ['a runner that was cut off', '{"passed":5,', { passed: 0, failed: 0 }],
])('counts the tests of %s', (name, text, counts) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  expect(tally(file)).toEqual(counts);
});

test('counts nothing where no results were written', () => {
  expect(tally(join(folder, 'missing'))).toEqual({ passed: 0, failed: 0 });
});
