import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesUnder } from '../filesUnder.mjs';

/** Second names of a page, files that no page requests, and the one that no cache may answer for. */
const notNeeded = /^(404\.html|(.+\/)?index\.html|.*\.LICENSE\.txt|sw\.js|exampleTasks\.json)$/;
const hashedName = /\.[0-9a-f]{8,}\.\w+$/;
/**
 * Files that a host may change. Some hosts obfuscate mail addresses in pages or add a visit counter;
 * with an integrity no version could be installed there, so the service worker checks the scripts
 * of a page instead.
 */
const changedByHosts = /\.html$/;
const scriptSource = /<script[^>]* src="([^"]+)"/g;

/**
 * The files that the service worker caches, the name of the build, and the scripts that each of its
 * pages starts.
 * @param {string} dist
 */
export function precacheFiles(dist) {
  const files = filesUnder(dist)
    .map((file) => ({ file, url: relative(dist, file).split(sep).join('/') }))
    .filter(({ url }) => !notNeeded.test(url))
    .map(({ file, url }) => {
      const content = readFileSync(file);
      return {
        url,
        revision: hashedName.test(url) ? null : digest(content),
        ...(!changedByHosts.test(url) && { integrity: integrity(content) }),
      };
    });
  const shell = readFileSync(join(dist, 'shell.html'), 'utf8');
  const scripts = [...shell.matchAll(scriptSource)].map(([, address = '']) => address);
  return { files, build: digest(JSON.stringify(files)), scripts };
}

/** @param {Buffer} content */
export const integrity = (content) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** @param {string | Buffer} content */
const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
