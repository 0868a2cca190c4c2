import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { root } from './environment.mjs';

/** The script that stands in the pages themselves, as text. */
export async function buildBoot() {
  process.env['NODE_ENV'] = 'production';
  const folder = join(root, '.cache/boot');
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      source: { entry: { boot: { import: './src/firstPaint/boot.ts', html: false } } },
      server: { publicDir: false },
      output: {
        distPath: { root: folder, js: '' },
        filename: { js: '[name].js' },
        minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
      },
      performance: { printFileSize: false },
      logLevel: 'warn',
    },
  });
  const { close } = await rsbuild.build();
  await close();
  const text = readFileSync(join(folder, 'boot.js'), 'utf8');
  // It would end the script in the middle.
  if (text.includes('</script')) throw new Error('The boot script cannot stand in a page');
  return text;
}
