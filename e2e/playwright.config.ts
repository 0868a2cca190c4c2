import { defineConfig, type Project } from '@playwright/test';
import { freePort } from './freePort.mjs';
import { STILLNESS } from './tier';
import { root, settingsFault } from '../scripts/environment.mjs';
import { chromiumPath, firefoxPath } from '../scripts/testing/programs.mjs';
import { hasTool } from '../scripts/testing/tools.mjs';

const fault = settingsFault();
if (fault) throw new Error(fault);

// Workers evaluate this file again, and read the port that the first process has chosen.
const port = (process.env['E2E_PORT'] ||= String(await freePort()));
const dir = process.env['E2E_DIR'] ?? 'dist';
/** These cannot differ in Firefox. */
const NOT_IN_FIREFOX = [
  // React renders the same there; a visit, editing, dialogs, adding, searching, languages and sizes
  // run in Firefox.
  '**/spec/02-mainScreen.spec.ts',
  '**/spec/02-pages.spec.ts',
  '**/spec/02-taskDetails.spec.ts',
  '**/spec/04-tasks.spec.ts',
  '**/spec/04-theme.spec.ts',
  '**/spec/08-listMessages.spec.ts',
  '**/storage/history.spec.ts',
  // The test itself breaks the storage, in the same way in every engine.
  '**/storage/broken.spec.ts',
  // The other files of chunks/ cover failing chunks in Firefox.
  '**/chunks/lazyModules.spec.ts',
  // Only Chromium reports layout shifts.
  '**/firstPaint/layoutShift.spec.ts',
  // Every engine animates by the same standard.
  '**/list/motion.spec.ts',
  // The markup is the same in every engine, and axe takes several times as long there.
  '**/accessibility/scenes.spec.ts',
  // Firefox installs no apps.
  '**/offline/installing.spec.ts',
  '**/offline/launches.spec.ts',
  // The server's answers are the same for every engine; security/ tests the policy in Firefox.
  '**/hosting/**',
  // No text becomes HTML in any engine. Painted rows and shared lists, which have hostile texts of
  // their own, run in Firefox.
  '**/security/hostileTexts.spec.ts',
  // Counts days by a clock that the test sets.
  '**/features/backupReminder.spec.ts',
  // Firefox writes no backup file, and its driver has no touch, print or forced colours.
  '**/accessibility/seeing.spec.ts',
  '**/features/backupFile.spec.ts',
  '**/features/print.spec.ts',
  '**/list/editor.spec.ts',
  '**/list/touch.spec.ts',
];
const ONLY_IN_DEVELOPMENT = '**/development/**';
const address = `http://localhost:${port}/ToDoListReact/`;

/** Playwright's own build of an engine where it is installed, the system's where it is not. */
function project(name: 'chromium' | 'firefox', executablePath: string | undefined): Project {
  if (executablePath === undefined) return { name, use: { browserName: name } };
  // A stock Firefox speaks BiDi only, which Playwright calls a channel of its own.
  const channel = name === 'firefox' ? { channel: 'moz-firefox' } : {};
  return { name, use: { browserName: name, ...channel, launchOptions: { executablePath } } };
}

const chromium: Project = {
  ...project('chromium', chromiumPath()),
  testIgnore: [ONLY_IN_DEVELOPMENT],
};

const firefox: Project = {
  ...project('firefox', firefoxPath()),
  testIgnore: [ONLY_IN_DEVELOPMENT, ...NOT_IN_FIREFOX],
};

/** Where e2e/webkit has no WebKitGTK to drive, Playwright's own build runs at least one visit. */
const webkit: Project = {
  name: 'webkit',
  use: { browserName: 'webkit' },
  testMatch: '**/01-visit.spec.ts',
};

const builtApp = `node scripts/serve.mjs --port ${port} --dir ${dir}`;
const developmentServer = `node node_modules/@rsbuild/core/bin/rsbuild.js dev --environment web --port ${port}`;

const RUNS: Record<string, { server: string; projects: Project[] }> = {
  /** `npm run e2e`. A missing engine is left out, as `npm run browsers` has reported. */
  built: {
    server: builtApp,
    projects: [
      ...(hasTool('chromium') ? [chromium] : []),
      ...(hasTool('firefox') ? [firefox] : []),
      ...(hasTool('playwrightWebKit') && !hasTool('webkit') ? [webkit] : []),
    ],
  },
  /** `npm run e2e:dev`: the app as `npm run dev` serves it, where React mounts every component twice. */
  development: {
    server: developmentServer,
    projects: [{ ...chromium, name: 'development', testDir: 'development', testIgnore: [] }],
  },
  /** `npm run pictures`: every scene as a picture. */
  pictures: {
    server: builtApp,
    projects: [
      { ...chromium, name: 'pictures', testMatch: '**/pictures/pictures.ts' },
      {
        ...chromium,
        name: 'sheets',
        testMatch: '**/pictures/sheets.ts',
        dependencies: ['pictures'],
      },
    ],
  },
};

// In the environment, because workers do not see the command line.
const run = (process.env['E2E_RUN'] ??=
  Object.keys(RUNS).find((name) => process.argv.includes(`--project=${name}`)) ?? 'built');
const { server, projects } = RUNS[run] ?? { server: builtApp, projects: [] };

export default defineConfig({
  outputDir: '../test-results',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine takes ten times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 1100, height: 800 },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // A service worker would hide a test's network faults from the page; e2e/offline allows it.
    serviceWorkers: 'block',
    ...STILLNESS,
  },
  projects,
  webServer: {
    command: server,
    cwd: root,
    url: `${address}zadania`,
    reuseExistingServer: false,
  },
});
