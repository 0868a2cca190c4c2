import { defineConfig, type Project } from '@playwright/test';
import {
  chromiumPath,
  firefoxPath,
  playwrightHas,
  webkit as webkitGtk,
} from './scripts/browsers.mjs';
import { changedSettings, refusal } from './scripts/changedSettings.mjs';
import { basePath } from './scripts/environment.mjs';

const changed = changedSettings(process.env, basePath);
if (changed.length > 0) throw new Error(refusal(changed));

const port = Number(process.env['E2E_PORT'] ?? 4173);
const dir = process.env['E2E_DIR'] ?? 'dist';
const address = `http://localhost:${port}/ToDoListReact/`;

/** Playwright's own build of an engine where it is installed, the system's where it is not. */
function project(name: 'chromium' | 'firefox', executablePath: string | undefined): Project {
  if (executablePath === undefined) return { name, use: { browserName: name } };
  // A stock Firefox speaks BiDi only, which Playwright calls a channel of its own.
  const channel = name === 'firefox' ? { channel: 'moz-firefox' } : {};
  return { name, use: { browserName: name, ...channel, launchOptions: { executablePath } } };
}

/** Where there is no WebKitGTK for e2e/webkit to drive: at least one visit, in Playwright's own. */
const webkit: Project = {
  name: 'webkit',
  use: { browserName: 'webkit' },
  testMatch: '**/01-visit.spec.ts',
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // These have a server of their own: development.config.ts.
  testIgnore: '**/development/**',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 1100, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // What a test does to the network must reach the page; e2e/offline lets the worker in again.
    serviceWorkers: 'block',
  },
  projects: [
    project('chromium', chromiumPath()),
    // What a scene consists of is the same in every engine, and there it takes several times as long.
    {
      ...project('firefox', firefoxPath()),
      testIgnore: ['**/development/**', '**/everyone/scenes.spec.ts'],
    },
    ...(playwrightHas('webkit') && !webkitGtk() ? [webkit] : []),
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port} --dir ${dir}`,
    url: `${address}zadania`,
    reuseExistingServer: false,
  },
});
