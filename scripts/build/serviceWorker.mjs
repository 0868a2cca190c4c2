import { bundle } from './bundle.mjs';
import { precacheFiles } from './precacheFiles.mjs';

/** @param {string} dist */
export async function buildServiceWorker(dist) {
  const { files, build, scripts } = precacheFiles(dist);
  await bundle({
    source: {
      entry: { sw: './src/serviceWorker.ts' },
      define: {
        FILES: JSON.stringify(files),
        BUILD: JSON.stringify(build),
        SCRIPTS: JSON.stringify(scripts),
      },
    },
    output: {
      target: 'web-worker',
      distPath: { root: dist, js: '' },
      filename: { js: '[name].js' },
      cleanDistPath: false,
      legalComments: 'inline',
    },
  });
}
