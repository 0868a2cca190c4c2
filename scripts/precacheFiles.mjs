import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesUnder } from './filesUnder.mjs';

/** Other names of the same page, and what no page asks for. */
const notNeeded = /^(404\.html|(.+\/)?index\.html|.*\.LICENSE\.txt|sw\.js)$/;
const hashedName = /\.[0-9a-f]{8,}\.\w+$/;
/**
 * Files that a host may serve otherwise than they were built. Hosts hide mail addresses in pages or
 * count visits there, and an integrity would keep every version from being installed there: the
 * service worker checks pages by their scripts. The owner of a site may edit the example tasks.
 */
const changedByHosts = /\.html$|^exampleTasks\.json$/;
const scriptSource = /<script[^>]* src="([^"]+)"/g;

/**
 * What the service worker keeps of a build, the name of that build, and the scripts every page of
 * it starts.
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
