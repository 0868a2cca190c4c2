import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { basePath } from '../environment.mjs';

/** The files that index.html of a build loads, in kilobytes, gzipped. @param {string} dir */
export function initialSizes(dir) {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  /** @param {RegExp} tag */
  const total = (tag) => {
    const files = [...html.matchAll(tag)].map(([, address = '']) => address.slice(basePath.length));
    const sizes = files.map((file) => gzipSync(readFileSync(join(dir, file))).length);
    return Math.round(sizes.reduce((a, b) => a + b, 0) / 100) / 10;
  };
  return {
    javaScript: total(/<script[^>]* src="([^"]+)"/g),
    styles: total(/<link[^>]* href="([^"]+\.css)"/g),
  };
}
