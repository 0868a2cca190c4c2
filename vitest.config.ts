import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/testing/programs.mjs';

const COMPONENTS = 'src/**/*.component.test.tsx';
/** Each opens the storage of a whole browser: leftover timers would leak into the next file. */
const WHOLE_BROWSER = [
  'src/storage/browserTaskStorage.test.ts',
  'src/storage/taskStorage.brokenMatrix.test.ts',
  'src/storage/taskStorage.upgrade.test.ts',
  'src/storage/browser/whileShown.test.ts',
];

/** `npm run unit` runs all projects but `components`. */
const inNode = {
  environment: 'node' as const,
  // A thread for each file starts quicker than a process.
  pool: 'threads' as const,
  // Left to itself Vitest keeps a core free, which is half of two.
  maxWorkers: '100%',
  setupFiles: ['./scripts/testing/setup/seed.ts', './scripts/testing/setup/units.ts'],
  expect: { poll: { timeout: 20_000 } },
  unstubGlobals: true,
};

const executablePath = chromiumPath();

/** In a real Chromium, without a build. */
const inBrowser = {
  setupFiles: ['./scripts/testing/setup/components.ts'],
  // A page for each file costs a second each; two pages for all of them keep two cores busy.
  maxWorkers: 2,
  isolate: false,
  expect: { poll: { timeout: 30_000 } },
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    locators: { exact: true },
    viewport: { width: 1100, height: 800 },
    provider: playwright({
      actionTimeout: 30_000,
      // Read from the environment as in e2e/tier.ts, which says why.
      ...(process.env['E2E_QUICK'] === 'yes' && { contextOptions: { reducedMotion: 'reduce' } }),
      launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
};

/** A package that Vite finds only while the tests run would reload the page under them. */
const bundledAhead = [
  'nanoid',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'virtua',
  'vitest-browser-react',
  'wouter/use-browser-location',
  'zustand',
  'zustand/vanilla',
];

export default defineConfig({
  test: {
    // Nothing here waits for time: a test that is slow runs on a busy machine.
    testTimeout: 60_000,
    restoreMocks: true,
    ...(process.env['RESULTS_FILE'] && { outputFile: { json: process.env['RESULTS_FILE'] } }),
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'units',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [COMPONENTS, ...WHOLE_BROWSER],
          // Each module loads once per thread, not once per file. No test may leave anything behind.
          isolate: false,
        },
      },
      { extends: true, test: { ...inNode, name: 'whole browser', include: WHOLE_BROWSER } },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'scripts',
          include: ['scripts/**/*.test.mjs'],
          isolate: false,
        },
      },
      {
        extends: true,
        optimizeDeps: { include: bundledAhead },
        test: { ...inBrowser, name: 'components', include: [COMPONENTS] },
      },
    ],
  },
});
