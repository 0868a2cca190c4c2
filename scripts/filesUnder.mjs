import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All files in a folder and its subfolders, always in the same order.
 * @param {string} path The path of a file gives that file.
 * @returns {string[]}
 */
export function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
}
