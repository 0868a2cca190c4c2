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

/** Brings node_modules in line with the lock file. */
export function installPackages() {
  if (isInstalled()) return true;
  console.log('Installing packages…');
  // Not `npm ci`: it refuses a lock file without the native packages of other platforms, which npm
  // omits where a registry lacks them. --no-save leaves the lock file alone. With
  // NODE_ENV=production npm would omit the bundler and the test tools.
  return runNpm(['install', '--no-save', '--include=dev']);
}
