import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

const chromium = tests.projects?.find(({ name }) => name === 'chromium') ?? {};

/**
 * `npm run e2e:dev`: the app as `npm run dev` serves it. React then mounts every component twice,
 * which no test of the built app can notice.
 */
export default defineConfig({
  ...tests,
  testDir: 'e2e/development',
  testIgnore: [],
  projects: [{ ...chromium, name: 'development', testIgnore: [] }],
  webServer: {
    // The port that the other configuration has chosen: the built app is not served here.
    command: `node node_modules/@rsbuild/core/bin/rsbuild.js dev --port ${process.env['E2E_PORT']}`,
    url: `${tests.use?.baseURL}zadania`,
    reuseExistingServer: false,
  },
});
