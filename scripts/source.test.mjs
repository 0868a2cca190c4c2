import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './environment.mjs';
import { filesUnder } from './filesUnder.mjs';

const src = join(root, 'src');
const sources = filesUnder(src).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|testing)\./.test(file),
);

/** @param {RegExp} pattern */
const filesWith = (pattern) =>
  sources
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .map((file) => relative(src, file).split(sep).join('/'));

test('the source has no HTML and no code made of strings', () => {
  expect(sources.length).toBeGreaterThan(100);
  const made =
    /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
  expect(filesWith(made)).toEqual([]);
});

/** What a pattern is made of there. What visitors write would be a pattern of theirs. */
const PATTERNS = {
  'domain/formats/itemLines.ts': 'a number',
  'domain/formats/table.ts': 'one of a few delimiters',
  'domain/searchPattern.ts': 'the search term, every character of it escaped',
};

test('patterns are made of nothing that visitors write, unless it is escaped', () => {
  expect(filesWith(/new RegExp\(/).toSorted()).toEqual(Object.keys(PATTERNS));
});
