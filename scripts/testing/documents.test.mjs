import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../environment.mjs';
import { filesUnder } from '../filesUnder.mjs';

const documents = ['README.md', 'CONTRIBUTING.md', 'docs']
  .flatMap((path) => filesUnder(join(root, path)))
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, name: relative(root, file), text: readFileSync(file, 'utf8') }));

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, match = '']) => match);

test.each(documents)('every file and command that $name mentions exists', ({ file, text }) => {
  const links = all(text, /\]\((?!https?:)([^)#]+)/g).map((path) => join(dirname(file), path));
  const paths = all(text, /`((?:src|e2e|scripts|bench|deploy|docs|\.\w+)\/[\w./-]+)`/g);
  const files = [...links, ...paths.map((path) => join(root, path))];
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  const commands = all(text, /npm run ([\w:]+)/g);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});
