import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coloursOf } from './colours.mjs';

/**
 * Gives the manifest its colours, which are those of the default theme.
 * @param {string} dist
 */
export function writeManifest(dist) {
  const file = join(dist, 'manifest.webmanifest');
  const manifest = {
    ...JSON.parse(readFileSync(file, 'utf8')),
    theme_color: coloursOf('bar').light,
    background_color: coloursOf('canvas').light,
  };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
