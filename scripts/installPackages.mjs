import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.mjs';
import { runNpm } from './run.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** @param {string} file @returns {Packages} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

function isInstalled() {
  const wanted = Object.entries(packagesIn('package-lock.json')).filter(([path]) => path !== '');
  const present = packagesIn('node_modules/.package-lock.json');
  return wanted.every(
    ([path, { version, optional }]) => optional || present[path]?.version === version,
  );
}

/** Makes node_modules what the lock file says; does nothing when it already is. */
export function installPackages() {
  if (isInstalled()) return true;
  console.log('Installing packages…');
  // Not `npm ci`: it refuses a lock file that leaves out the native parts of other platforms, and
  // npm leaves them out where a registry lacks them. --no-save keeps the lock file as it is.
  // With NODE_ENV=production npm would leave out the bundler and the test tools.
  return runNpm(['install', '--no-save', '--include=dev']);
}
