import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../environment.mjs';
import { testParts } from './testParts.mjs';

const quick = testParts({ everything: false });
const full = testParts({ everything: true });

test('every part is a package script', () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(full.map(({ script }) => script)));
});

test('the full tier has all of the quick one, and the other engines', () => {
  const commands = full.map(({ script, args }) => ({ script, args }));
  expect(commands).toEqual(
    expect.arrayContaining(quick.map(({ script, args }) => ({ script, args }))),
  );
  const engines = (/** @type {typeof quick} */ parts) => [
    ...new Set(parts.flatMap(({ needs }) => needs ?? [])),
  ];
  expect(engines(quick)).toEqual(['chromium']);
  expect(engines(full)).toEqual(['chromium', 'firefox', 'webkit']);
});

test('the full tier plays more runs, and nothing in it is shortened', () => {
  const set = (/** @type {typeof quick} */ parts) =>
    Object.assign({}, ...parts.map(({ environment }) => environment));
  expect(set(quick)).toEqual({ E2E_QUICK: 'yes' });
  expect(set(full)).toEqual({ MODEL_RUNS: '2000' });
});

test('no two parts leave their results in the same file', () => {
  const files = full.flatMap(({ results, otherwise }) => [results ?? [], otherwise?.results ?? []]);
  const named = files.flat();
  expect(new Set(named).size).toBe(named.length);
});
