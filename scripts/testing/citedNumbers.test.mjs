import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../environment.mjs';
import { filesUnder } from '../filesUnder.mjs';
import { citationFaults } from './citedNumbers.mjs';

const document = (/** @type {string} */ text) => ({ name: 'storage.md', text });
const titles = (/** @type {string[]} */ ...all) => ({
  name: 'a.test.ts',
  text: all.map((title) => `test('${title}', () => {});`).join('\n'),
});
const TWO_ROWS = '| number | promise |\n| ------ | --- |\n| C1     | a |\n| C10    | b |\n';

test('every number has a test, and every cited number exists', () => {
  const documents = [document(`${TWO_ROWS}- N1: c\n`)];
  expect(citationFaults({ documents, tests: [titles('[C1] x', '[C1, C10] y')] })).toEqual([]);
  expect(citationFaults({ documents, tests: [titles('[C1, N1] x', 'C10 y')] })).toEqual([
    'no test cites C10',
  ]);
  expect(citationFaults({ documents, tests: [titles('[C1, C10] x', '[C2, N2] y')] })).toEqual([
    'a.test.ts cites C2, which is nowhere',
    'a.test.ts cites N2, which is nowhere',
  ]);
});

test('a promise that rests on another one needs no test of its own', () => {
  const tests = [titles('[C1, C10] x')];
  const documents = [document(TWO_ROWS), document('| P1 | a list (C1, C10) | |\n| P2 | N1 | |\n')];
  expect(citationFaults({ documents, tests })).toEqual(['no test cites P2']);
});

test('a number is promised once', () => {
  const documents = [document(TWO_ROWS), document('| C1 | again |')];
  expect(citationFaults({ documents, tests: [titles('[C1, C10] x')] })).toEqual([
    'C1 is promised twice',
  ]);
});

test('the numbers of the documents and those that tests cite are the same', () => {
  const read = (/** @type {string} */ file) => ({
    name: relative(root, file),
    text: readFileSync(file, 'utf8'),
  });
  const documents = ['docs/storage.md', 'docs/protection.md'].map((name) => read(join(root, name)));
  const tests = ['src', 'e2e']
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => /\.(test|spec)\.\w+$/.test(file))
    .map(read);
  expect(citationFaults({ documents, tests })).toEqual([]);
});
