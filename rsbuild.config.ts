import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { coloursOf } from './scripts/colours.mjs';
import { basePath } from './scripts/environment.mjs';
import { TRUSTED_TYPES_POLICY } from './scripts/securityPolicy.mjs';
import { LANGUAGES } from './src/i18n/language';

export default defineConfig({
  plugins: [pluginReact()],
  html: {
    template: './index.html',
    templateParameters: { languages: LANGUAGES.join('|'), bar: coloursOf('bar') },
    scriptLoading: 'defer',
  },
  source: {
    entry: {
      // React starts in a task of its own, so that the page can answer before the app starts, and
      // keeps a file of its own across releases.
      react: { import: ['react/jsx-runtime', 'react-dom/client'], html: false },
      index: { import: './src/main.tsx', dependOn: 'react' },
    },
  },
  // wouter takes React through a file of substitutes that only versions before 18 need.
  resolve: { alias: { './react-deps.js$': 'react' } },
  server: { base: basePath, port: 3000 },
  output: {
    distPath: {
      js: 'static/js',
      jsAsync: 'static/js',
      css: 'static/css',
      cssAsync: 'static/css',
    },
    // A second and third look at what the first has made shorter.
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    // The first script holds the hash of every late part, and hashes do not compress.
    filenameHash: 'contenthash:8',
    // Names that repeat compress better than hashes, and say where to look.
    cssModules: { localIdentName: '[name]-[local]' },
  },
  // Smaller pieces would only compress worse.
  splitChunks: {
    preset: 'none',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // A style sheet that fails has no type and no retry; all of them are smaller than one request.
      styles: { type: 'css/mini-extract', name: 'index', chunks: 'all', enforce: true },
    },
  },
  tools: {
    // All styles come with the HTML: a loader for those of late parts is larger than they are.
    cssExtract: { pluginOptions: { runtime: false } },
    rspack: {
      output: {
        // Stands in every script; the name of the package would be longer.
        uniqueName: 'list',
        chunkLoadTimeout: 120_000,
        trustedTypes: TRUSTED_TYPES_POLICY,
      },
      optimization: { chunkIds: 'named', runtimeChunk: 'single' },
    },
  },
});
