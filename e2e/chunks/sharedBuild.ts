import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { root } from '../../scripts/environment.mjs';

/** Two lazy parts that need a third, by the app's own bundler and settings. */
export async function buildShared(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'));
  const { content } = await loadConfig({ cwd: root });
  const rsbuild = await createRsbuild({
    cwd: root,
    environment: ['web'],
    config: mergeRsbuildConfig(content, {
      mode: 'production',
      environments: {
        web: {
          source: { entry: { index: './e2e/chunks/shared/main.ts' } },
          output: { distPath: { root: folder } },
          splitChunks: {
            cacheGroups: {
              shared: { test: /shared\.ts$/, name: 'shared', chunks: 'async', enforce: true },
            },
          },
        },
      },
      server: { publicDir: false },
      performance: { printFileSize: false },
      logLevel: 'error',
    }),
  });
  const { close } = await rsbuild.build();
  await close();
  return folder;
}
