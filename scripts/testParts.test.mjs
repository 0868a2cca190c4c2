import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './environment.mjs';
import { testParts } from './testParts.mjs';

const quick = testParts({ everything: false });
const full = testParts({ everything: true });

test('every part is a package script', () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(quick.map(({ script }) => script)));
});

test('both tiers have the same parts; the full one plays more runs and all of Firefox', () => {
  const commands = full.map(({ script, args }) => ({ script, args }));
  expect(quick.map(({ script, args }) => ({ script, args }))).toEqual(commands);
  const set = (/** @type {typeof quick} */ parts) =>
    Object.assign({}, ...parts.map(({ environment }) => environment));
  expect(set(quick)).toEqual({ E2E_CORE: 'yes' });
  expect(set(full)).toEqual({ MODEL_RUNS: '2000' });
});

test('no two parts leave their results in the same file', () => {
  const files = quick.flatMap(({ results }) => results ?? []);
  expect(new Set(files).size).toBe(files.length);
});
