import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CORE, coreOfFirefox } from '../e2e/core.mjs';
import { root } from './environment.mjs';

const e2e = join(root, 'e2e');

/** Where engines differ in what a visitor could lose or be locked out of. */
const IN_EVERY_ENGINE = ['spec', 'storage', 'offline', 'chunks', 'everyone'];

/** What needs no core has none in any engine, and says why. */
const IN_CHROMIUM_ONLY = ['hosting'];

const groups = readdirSync(e2e, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'development')
  .map(({ name }) => name)
  .filter((name) => readdirSync(join(e2e, name)).some((file) => file.endsWith('.spec.ts')));

/** The titles of a file's tests; where a value is filled in, anything may stand. @param {string} file */
function titlesIn(file) {
  const source = readFileSync(join(e2e, file), 'utf8');
  return [...source.matchAll(/\btest\(\s*(['"`])(.*?)\1,/gs)].map(([, , title = '']) => {
    const pieces = title.split(/\$\{.*?\}/s).map((piece) => quoted(piece));
    return new RegExp(`^${pieces.join('.*')}$`);
  });
}

/** @param {string} text */
const quoted = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

test('every group says which of its tests run in which engine, and why', () => {
  expect(Object.keys(CORE).toSorted()).toEqual(groups.toSorted());
  for (const { why } of Object.values(CORE)) expect(why).not.toBe('');
});

test.each(IN_EVERY_ENGINE)('%s has a core in Firefox and in WebKitGTK', (group) => {
  expect(Object.keys(CORE[group]?.firefox ?? {})).not.toEqual([]);
  expect(CORE[group]?.webkit).not.toEqual([]);
});

test('every other group has a core in Firefox, but for what is the same everywhere', () => {
  const without = groups.filter((group) => Object.keys(CORE[group]?.firefox ?? {}).length === 0);
  expect(without).toEqual(IN_CHROMIUM_ONLY);
});

test('the runner of WebKitGTK has no file that is not named, and none that is missing', () => {
  const named = Object.values(CORE).flatMap(({ webkit }) => webkit);
  const files = readdirSync(join(e2e, 'webkit')).filter((name) => name.endsWith('.test.mjs'));
  expect(named.toSorted()).toEqual(files.toSorted());
});

describe.each(Object.entries(CORE))('the core of %s in Firefox', (group, { firefox }) => {
  test('names tests that exist', () => {
    for (const [name, titles] of Object.entries(firefox)) {
      const file = `${group}/${name}.spec.ts`;
      expect(existsSync(join(e2e, file)), `${file} exists`).toBe(true);
      const known = titlesIn(file);
      expect(known, `the tests of ${file}`).not.toEqual([]);
      for (const title of titles === 'all' ? [] : titles) {
        expect(
          known.some((pattern) => pattern.test(title)),
          `${file}: ${title}`,
        ).toBe(true);
      }
    }
  });
});

test('a title is matched whole and in its own file only', () => {
  const core = coreOfFirefox();
  expect(
    core.test(
      'firefox storage/2-tabs.spec.ts 2 tabs acting at once with gaps below 6 ms lose no change and end identical',
    ),
  ).toBe(true);
  expect(core.test('firefox storage/2-tabs.spec.ts 12 tabs')).toBe(false);
  expect(core.test('firefox chunks/leaving.spec.ts anything')).toBe(true);
});
