import { join } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { root } from '../scripts/environment.mjs';

/** The control, by the app's own bundler and settings. Returns its folder. */
export async function buildControl() {
  // Without it Rsbuild would take React's larger and slower development build.
  process.env['NODE_ENV'] = 'production';
  const folder = join(root, '.cache/control');
  const { content } = await loadConfig({ cwd: root });
  const rsbuild = await createRsbuild({
    cwd: root,
    config: mergeRsbuildConfig(content, {
      source: { entry: { index: './bench/control/main.tsx' } },
      server: { publicDir: false },
      output: { distPath: { root: folder } },
      performance: { printFileSize: false },
      logLevel: 'warn',
    }),
  });
  await rsbuild.build();
  return folder;
}
