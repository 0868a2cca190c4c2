import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { filesUnder } from './filesUnder.mjs';

/** Other names of the same page, and what no page asks for. */
const notNeeded = /^(404\.html|(.+\/)?index\.html|.*\.LICENSE\.txt|sw\.js)$/;
const hashedName = /\.[0-9a-f]{8,}\.\w+$/;

/**
 * What the service worker keeps of a build, and the name of that build.
 * @param {string} dist
 */
export function precacheFiles(dist) {
  const files = filesUnder(dist)
    .map((file) => ({ file, url: relative(dist, file).split(sep).join('/') }))
    .filter(({ url }) => !notNeeded.test(url))
    .map(({ file, url }) => ({
      url,
      revision: hashedName.test(url) ? null : digest(readFileSync(file)),
    }));
  return { files, build: digest(JSON.stringify(files)) };
}

/** @param {string | Buffer} content */
const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
