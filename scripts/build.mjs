import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.mjs';
import { fingerprint } from './fingerprint.mjs';
import { runNode } from './run.mjs';

const dist = join(root, 'dist');
const stamp = join(root, '.cache/build');

const routes = ['zadania', 'autor', 'info'];

const identity = [
  'PUBLIC_AUTHOR_NAME',
  'PUBLIC_AUTHOR_EMAIL',
  'PUBLIC_CODE_PROFILE_URL',
  'PUBLIC_NETWORK_PROFILE_URL',
  'PUBLIC_EARLIER_VERSION_URL',
];

/** A static host finds one of these under every known address, and 404.html under the rest. */
function writePages() {
  for (const route of routes) mkdirSync(join(dist, route), { recursive: true });
  const pages = routes.flatMap((route) => [`${route}.html`, `${route}/index.html`]);
  for (const page of [...pages, '404.html']) {
    copyFileSync(join(dist, 'index.html'), join(dist, page));
  }
}

function warnOfDefaults() {
  const unset = identity.filter((name) => !process.env[name]);
  if (unset.length > 0) console.warn(`warning: still on example values: ${unset.join(', ')}`);
}

function build() {
  rmSync(stamp, { force: true });
  if (!runNode(['node_modules/@rsbuild/core/bin/rsbuild.js', 'build'])) return false;
  writePages();
  warnOfDefaults();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, fingerprint());
  return true;
}

function isFresh() {
  if (!existsSync(join(dist, '404.html')) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === fingerprint();
}

const skip = process.argv.includes('--if-stale') && isFresh();
if (!skip && !build()) process.exitCode = 1;
