import { createRsbuild } from '@rsbuild/core';
import { root } from './environment.mjs';
import { precacheFiles } from './precacheFiles.mjs';

/**
 * Comes last: it names every other file of the build.
 * @param {string} dist
 */
export async function buildServiceWorker(dist) {
  // Workbox would otherwise bring its checks and log for developers.
  process.env['NODE_ENV'] = 'production';
  const { files, build, scripts } = precacheFiles(dist);
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      source: {
        entry: { sw: './src/serviceWorker.ts' },
        define: {
          FILES: JSON.stringify(files),
          BUILD: JSON.stringify(build),
          SCRIPTS: JSON.stringify(scripts),
        },
      },
      server: { publicDir: false },
      output: {
        target: 'web-worker',
        distPath: { root: dist, js: '' },
        filename: { js: '[name].js' },
        cleanDistPath: false,
        legalComments: 'inline',
      },
      performance: { printFileSize: false },
      logLevel: 'warn',
    },
  });
  const { close } = await rsbuild.build();
  await close();
}
