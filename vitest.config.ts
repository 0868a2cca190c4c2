import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    // These need a browser: vitest.components.config.ts.
    exclude: ['src/**/*.component.test.tsx'],
    environment: 'node',
    // A thread for each file starts quicker than a process.
    pool: 'threads',
    // Left to itself Vitest keeps a core free, which is half of two.
    maxWorkers: '100%',
    setupFiles: ['./vitest.seed.ts', './vitest.cleanup.ts'],
    // Loading all modules anew costs as much as the tests of a file. None may leave anything behind.
    isolate: false,
    // Nothing here waits for time: a test that is slow runs on a busy machine.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    ...(process.env['RESULTS_FILE'] && { outputFile: { json: process.env['RESULTS_FILE'] } }),
  },
});
