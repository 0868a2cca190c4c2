import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.mjs';
import { finishBuild } from './finishBuild.mjs';
import { fingerprint } from './fingerprint.mjs';
import { runNode } from './run.mjs';
import { writePages } from './writePages.mjs';

const dist = join(root, 'dist');
const stamp = join(root, '.cache/build');

const identity = [
  'PUBLIC_AUTHOR_NAME',
  'PUBLIC_AUTHOR_EMAIL',
  'PUBLIC_CODE_PROFILE_URL',
  'PUBLIC_NETWORK_PROFILE_URL',
  'PUBLIC_EARLIER_VERSION_URL',
];

function warnOfDefaults() {
  const unset = identity.filter((name) => !process.env[name]);
  if (unset.length > 0) console.warn(`warning: still on example values: ${unset.join(', ')}`);
}

/** @param {string} config */
function bundle(config) {
  return runNode(['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--config', config]);
}

async function build() {
  rmSync(stamp, { force: true });
  if (!bundle('rsbuild.config.ts') || !bundle('rsbuild.prerender.config.ts')) return false;
  await writePages(dist);
  await finishBuild(dist);
  warnOfDefaults();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, fingerprint());
  return true;
}

function isFresh() {
  if (!existsSync(join(dist, 'sw.js')) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === fingerprint();
}

const skip = process.argv.includes('--if-stale') && isFresh();
if (!skip && !(await build())) process.exitCode = 1;
