import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './environment.mjs';
import { filesUnder } from './filesUnder.mjs';

const FORBIDDEN =
  /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|new RegExp\(|\beval\(|new Function\(/;

/** Makes a pattern of the search term, and escapes every character of it. */
const ESCAPING = /searchPattern\.ts$/;

test('the source has no HTML made of strings and no pattern made of what visitors write, unescaped', () => {
  const sources = filesUnder(join(root, 'src')).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|testing)\./.test(file) && !ESCAPING.test(file),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => FORBIDDEN.test(readFileSync(file, 'utf8')))).toEqual([]);
});
