import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.mjs';

/**
 * The colours of the navigation bar, which browsers also give to their own frame around the page.
 * The style sheet is the one place where colours stand; index.html needs them before it has come.
 */
export function barColours() {
  const styles = readFileSync(join(root, 'src/ui/global.css'), 'utf8');
  const [light, dark] = [...styles.matchAll(/--bar: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  if (!light || !dark) throw new Error('global.css names no --bar for both themes');
  return { light, dark };
}
