import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/testing/programs.mjs';

const executablePath = chromiumPath();

/** `npm run components`: the parts of a screen in a real Chromium, without a build. */
export default defineConfig({
  // A package found only while the tests run would reload the page under them.
  optimizeDeps: {
    include: [
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
    ],
  },
  test: {
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['./vitest.components.setup.ts'],
    restoreMocks: true,
    // A page for each file costs a second each; two pages for all of them keep two cores busy.
    isolate: false,
    maxWorkers: 2,
    // Nothing here waits for time: a test that is slow runs on a busy machine.
    testTimeout: 60_000,
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
      instances: [{ browser: 'chromium' }],
    },
    ...(process.env['RESULTS_FILE'] && { outputFile: { json: process.env['RESULTS_FILE'] } }),
  },
});
