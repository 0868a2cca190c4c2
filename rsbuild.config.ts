import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { basePath } from './scripts/environment.mjs';
import { TRUSTED_TYPES_POLICY } from './scripts/securityPolicy.mjs';

export default defineConfig({
  plugins: [pluginReact()],
  html: { template: './index.html', scriptLoading: 'defer' },
  source: { entry: { index: './src/main.tsx' } },
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
    // Names that repeat compress better than hashes, and say where to look.
    cssModules: { localIdentName: '[name]-[local]' },
  },
  // React keeps a file of its own across releases; smaller pieces would only compress worse.
  splitChunks: {
    preset: 'none',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      react: {
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        name: 'react',
        chunks: 'all',
        enforce: true,
      },
      // A style sheet that fails has no type and no retry; all of them are smaller than one request.
      styles: { type: 'css/mini-extract', name: 'index', chunks: 'all', enforce: true },
    },
  },
  tools: {
    rspack: {
      output: { chunkLoadTimeout: 120_000, trustedTypes: TRUSTED_TYPES_POLICY },
      optimization: { chunkIds: 'named' },
    },
  },
});
