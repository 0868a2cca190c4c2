import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

// Beside the port of the built app, so that both can be moved together.
const port = Number(process.env['E2E_PORT'] ?? 4173) + 10;
const address = `http://localhost:${port}/ToDoListReact/`;
const chromium = tests.projects?.find(({ name }) => name === 'chromium') ?? {};

/**
 * `npm run e2e:dev`: the app as `npm run dev` serves it. React then mounts every component twice,
 * which no test of the built app can notice.
 */
export default defineConfig({
  ...tests,
  testDir: 'e2e/development',
  testIgnore: [],
  use: { ...tests.use, baseURL: address },
  projects: [{ ...chromium, name: 'development' }],
  webServer: {
    command: `node node_modules/@rsbuild/core/bin/rsbuild.js dev --port ${port}`,
    url: `${address}zadania`,
    reuseExistingServer: false,
  },
});
