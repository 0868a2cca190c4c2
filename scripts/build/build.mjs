import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { basePath, root } from '../environment.mjs';
import { filesUnder } from '../filesUnder.mjs';
import { runNode } from '../run.mjs';
import { fingerprint } from './fingerprint.mjs';
import { writeIcons } from './icons.mjs';
import { writeManifest } from './manifest.mjs';
import { sendingFaults } from './nothingSent.mjs';
import { writePages } from './pages.mjs';
import { addPolicy, securityPolicy } from './securityPolicy.mjs';
import { buildServiceWorker } from './serviceWorker.mjs';

const dist = join(root, 'dist');
const stamp = join(root, '.cache/build');

/** The pages must be final: the policy holds the hashes of their scripts. */
function writePolicy() {
  const pages = filesUnder(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }));
  const policy = securityPolicy(
    pages.map(({ html }) => html),
    process.env['PUBLIC_METRICS_URL'],
  );
  for (const { file, html } of pages) writeFileSync(file, addPolicy(html, policy));
  writeHostFiles(policy);
}

/** The server's configuration, beside the site and not in it. @param {string} policy */
function writeHostFiles(policy) {
  const folder = `${dist}-hosting`;
  mkdirSync(folder, { recursive: true });
  for (const name of ['nginx.conf', '_headers']) {
    const template = readFileSync(join(root, 'deploy', name), 'utf8');
    const filled = template.replaceAll('{{base}}', basePath).replaceAll('{{policy}}', policy);
    writeFileSync(join(folder, name), filled);
  }
}

/** Whether the built files name no foreign address and keep the strict policy. */
function sendsNothing() {
  const files = filesUnder(dist).map((file) => ({
    name: relative(dist, file),
    text: readFileSync(file, 'utf8'),
  }));
  const faults = sendingFaults(files, process.env);
  for (const fault of faults) console.error(`error: ${fault}`);
  return faults.length === 0;
}

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

async function build() {
  rmSync(stamp, { force: true });
  if (!runNode(['node_modules/@rsbuild/core/bin/rsbuild.js', 'build'])) return false;
  await writePages(dist);
  writePolicy();
  // A copy under another name: some hosts answer a request for 404.html itself with status 404.
  copyFileSync(join(dist, '404.html'), join(dist, 'shell.html'));
  writeManifest(dist);
  await writeIcons(dist);
  // Last, because it lists every other file.
  await buildServiceWorker(dist);
  if (!sendsNothing()) return false;
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
