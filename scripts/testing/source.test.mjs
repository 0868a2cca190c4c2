import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { coloursOf } from '../build/colours.mjs';
import { root } from '../environment.mjs';
import { filesUnder } from '../filesUnder.mjs';

const src = join(root, 'src');
const sources = filesUnder(src).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|testing)\./.test(file),
);

/** @param {RegExp} pattern */
const filesWith = (pattern) =>
  sources
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .map((file) => relative(src, file).split(sep).join('/'));

test('the source builds neither HTML nor code from strings', () => {
  expect(sources.length).toBeGreaterThan(100);
  const made =
    /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
  expect(filesWith(made)).toEqual([]);
});

/** Every file that builds a RegExp, and from what: a visitor's unescaped text would run as a pattern. */
const PATTERNS = {
  'domain/formats/csv.ts': 'one of a few delimiters',
  'domain/formats/lines.ts': 'a number',
  'domain/searchPattern.ts': 'the search term, every character of it escaped',
};

test("no pattern is built from visitors' unescaped text", () => {
  expect(filesWith(/new RegExp\(/).toSorted()).toEqual(Object.keys(PATTERNS));
});

test.each(['icon.svg', 'favicon.svg'])('%s has the colour of the bar', (name) => {
  const picture = readFileSync(join(root, 'public', name), 'utf8');
  expect(picture).toContain(`fill="${coloursOf('primary').light}"`);
});
