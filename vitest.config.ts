import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    ...(process.env['RESULTS_FILE'] && { outputFile: { json: process.env['RESULTS_FILE'] } }),
  },
});
