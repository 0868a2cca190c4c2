import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { root } from '../environment.mjs';

/** @typedef {import('@rsbuild/core').RsbuildConfig} RsbuildConfig */

/** @type {RsbuildConfig} */
const quiet = {
  server: { publicDir: false },
  performance: { printFileSize: false },
  logLevel: 'warn',
};

/**
 * Builds something beside the app.
 * @param {RsbuildConfig} config
 * @param {string[]} [environment] All of the configuration's, if none is named.
 */
export async function bundle(config, environment = []) {
  // Otherwise React and Workbox would come in their larger development builds.
  process.env['NODE_ENV'] = 'production';
  const rsbuild = await createRsbuild({
    cwd: root,
    config: mergeRsbuildConfig(config, quiet),
    environment,
  });
  const { close } = await rsbuild.build();
  await close();
}

/**
 * Builds another page with the app's own settings, to compare the app with.
 * @param {string} entry
 * @param {string} folder
 */
export async function bundleLikeApp(entry, folder) {
  const { content } = await loadConfig({ cwd: root });
  await bundle(
    mergeRsbuildConfig(content, {
      environments: {
        web: { source: { entry: { index: entry } }, output: { distPath: { root: folder } } },
      },
    }),
    ['web'],
  );
}
