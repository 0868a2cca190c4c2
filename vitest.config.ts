import { defineConfig } from 'vitest/config';

/** Each opens the storage of a whole browser: what it leaves going would reach into the next. */
const WHOLE_BROWSER = [
  'src/storage/browserTaskStorage.test.ts',
  'src/storage/taskStorage.brokenMatrix.test.ts',
  'src/storage/browser/whileShown.test.ts',
  'src/storage/undo/browserSteps.test.ts',
];
/** These need a browser: vitest.components.config.ts. */
const COMPONENTS = 'src/**/*.component.test.tsx';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: [COMPONENTS, ...WHOLE_BROWSER],
          // Loading all modules anew costs as much as the tests of a file. None may leave anything behind.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'whole browser', include: WHOLE_BROWSER } },
    ],
    environment: 'node',
    // A thread for each file starts quicker than a process.
    pool: 'threads',
    // Left to itself Vitest keeps a core free, which is half of two.
    maxWorkers: '100%',
    setupFiles: ['./vitest.seed.ts', './vitest.cleanup.ts'],
    // Nothing here waits for time: a test that is slow runs on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    ...(process.env['RESULTS_FILE'] && { outputFile: { json: process.env['RESULTS_FILE'] } }),
  },
});
