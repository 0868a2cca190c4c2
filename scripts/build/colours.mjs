import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../environment.mjs';

/**
 * A colour in both themes, from the style sheet, which alone defines colours: the manifest and the
 * page's head need two of them before any style sheet has loaded.
 * @param {'canvas' | 'primary'} name
 */
export function coloursOf(name) {
  const styles = readFileSync(join(root, 'src/ui/global.css'), 'utf8');
  const colours = [...styles.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  const [light, dark] = colours.filter((match) => match[1] === name).map((match) => match[2]);
  if (!light || !dark) throw new Error(`global.css names no --${name} for both themes`);
  return { light, dark };
}
