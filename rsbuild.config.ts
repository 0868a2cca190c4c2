import { defineConfig, type EnvironmentConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { coloursOf } from './scripts/build/colours.mjs';
import { TRUSTED_TYPES_POLICY } from './scripts/build/securityPolicy.mjs';
import { basePath } from './scripts/environment.mjs';
import { LANGUAGES } from './src/i18n/language';

const isProduction = process.env['NODE_ENV'] === 'production';

/** The app as browsers get it. */
const web: EnvironmentConfig = {
  html: {
    template: './index.html',
    templateParameters: { languages: LANGUAGES.join('|'), canvas: coloursOf('canvas') },
    scriptLoading: 'defer',
  },
  source: {
    entry: {
      // An entry of its own: React starts in a separate task, so that the page can respond before
      // the app starts, and its file stays cached across releases.
      react: { import: ['react/jsx-runtime', 'react-dom/client'], html: false },
      index: { import: './src/main.tsx', dependOn: 'react' },
    },
  },
  // wouter imports React through a shim that only versions before 18 need.
  resolve: { alias: { './react-deps.js$': 'react' } },
  output: {
    distPath: {
      js: 'static/js',
      jsAsync: 'static/js',
      css: 'static/css',
      cssAsync: 'static/css',
    },
    // Later passes shorten what the first one left.
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    // The first script lists the hash of every late chunk, and hashes do not compress.
    filenameHash: 'contenthash:8',
  },
  // Smaller chunks would only compress worse.
  splitChunks: {
    preset: 'none',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // A late style sheet that fails reports no type and cannot be retried; together they are
      // smaller than one request.
      styles: { type: 'css/mini-extract', name: 'index', chunks: 'all', enforce: true },
    },
  },
  tools: {
    // The HTML loads all styles: a loader for late ones would be larger than they are.
    cssExtract: { pluginOptions: { runtime: false } },
    rspack: {
      output: {
        // Part of every script; the package's name would be longer.
        uniqueName: 'list',
        chunkLoadTimeout: 120_000,
        trustedTypes: TRUSTED_TYPES_POLICY,
      },
      optimization: { chunkIds: 'named', runtimeChunk: 'single' },
      plugins: [
        // Chromium then compiles the first scripts in another thread while it downloads them. It would
        // otherwise compile each function on the main thread when it is first called.
        new rspack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /\b(react|index)\.\w+\.js$/,
          // The minifier would drop it.
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
        }),
      ],
    },
  },
};

/** The app for Node, which renders the HTML of each page at build time. */
const prerender: EnvironmentConfig = {
  source: { entry: { prerender: './src/prerender.tsx' } },
  output: { target: 'node', distPath: { root: '.cache/prerender' }, copy: [] },
  performance: { printFileSize: false },
};

export default defineConfig({
  plugins: [pluginReact()],
  server: { base: basePath, port: 3000 },
  output: {
    cssModules: {
      // Four letters compress better than names. Names say which file to open.
      localIdentName: isProduction ? '[hash:base64:4]' : '[name]-[local]',
    },
  },
  // The minifier does the same: after both, prefixes are there twice.
  tools: { lightningcssLoader: false },
  environments: { web, prerender },
});
