import { defineConfig } from '@rsbuild/core';
import web from './rsbuild.config';

/** The app once more, for Node: it writes the first HTML of the list, the author's page and the application's at build time. */
export default defineConfig({
  plugins: web.plugins ?? [],
  source: { entry: { prerender: './src/prerender.tsx' } },
  server: { base: web.server?.base ?? '/' },
  logLevel: 'warn',
  output: {
    target: 'node',
    distPath: { root: '.cache/prerender' },
    // Other class names than in the browser's build would not find their styles.
    cssModules: web.output?.cssModules ?? {},
    copy: [],
  },
});
