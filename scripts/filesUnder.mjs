import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of a folder and of those in it, always in the same order.
 * @param {string} path A file is itself.
 * @returns {string[]}
 */
export function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
}
