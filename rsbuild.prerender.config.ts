import { defineConfig } from '@rsbuild/core';
import web from './rsbuild.config';

/** The app built for Node, which renders the HTML of each page at build time. */
export default defineConfig({
  plugins: web.plugins ?? [],
  source: { entry: { prerender: './src/prerender.tsx' } },
  server: { base: web.server?.base ?? '/' },
  logLevel: 'warn',
  output: {
    target: 'node',
    distPath: { root: '.cache/prerender' },
    // The class names must match the style sheet of the browser's build.
    cssModules: web.output?.cssModules ?? {},
    copy: [],
  },
});
