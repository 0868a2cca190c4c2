import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, root } from './environment.mjs';

/**
 * What a host is to say in headers, beside the site and not in it.
 * @param {string} folder
 * @param {string} policy
 */
export function writeHostFiles(folder, policy) {
  mkdirSync(folder, { recursive: true });
  for (const name of ['nginx.conf', '_headers']) {
    const template = readFileSync(join(root, 'deploy', name), 'utf8');
    const filled = template.replaceAll('{{base}}', basePath).replaceAll('{{policy}}', policy);
    writeFileSync(join(folder, name), filled);
  }
}
