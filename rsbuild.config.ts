import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  html: { template: './index.html' },
  source: { entry: { main: './src/main.tsx' } },
  server: { base: process.env['PUBLIC_BASE_PATH'] ?? '/ToDoListReact/', port: 3000 },
  output: {
    distPath: { js: 'static/js', css: 'static/css' },
    cssModules: { localIdentName: '[local]-[hash:base64:5]' },
  },
  tools: {
    rspack: {
      output: { chunkLoadTimeout: 120_000 },
      optimization: { chunkIds: 'named' },
    },
  },
});
