import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../environment.mjs';
import { filesUnder } from '../filesUnder.mjs';

const inputs = [
  'deploy',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'rsbuild.config.ts',
  'scripts/build',
  'scripts/environment.mjs',
  'src',
  'tsconfig.json',
];

/** Changes whenever an input of the build does. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith('PUBLIC_')) hash.update(`${name}=${process.env[name]}\0`);
  }
  for (const file of inputs.flatMap((input) => filesUnder(join(root, input)))) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
