import { defineConfig, type Project } from '@playwright/test';
import { freePort } from './freePort.mjs';
import { STILLNESS } from './tier';
import { root, settingsFault } from '../scripts/environment.mjs';
import { chromiumPath, firefoxPath } from '../scripts/testing/programs.mjs';
import { hasTool } from '../scripts/testing/tools.mjs';

const fault = settingsFault();
if (fault) throw new Error(fault);

// Workers evaluate this file again, and find the port that the first process has chosen.
const port = (process.env['E2E_PORT'] ||= String(await freePort()));
const dir = process.env['E2E_DIR'] ?? 'dist';
/** These cannot differ there from Chromium, which the same build has passed before. */
const NOT_IN_FIREFOX = [
  // React renders the same; a whole visit, editing, dialogs, adding, searching, languages and sizes
  // are played there.
  '**/spec/02-mainScreen.spec.ts',
  '**/spec/02-pages.spec.ts',
  '**/spec/02-taskDetails.spec.ts',
  '**/spec/04-tasks.spec.ts',
  '**/spec/04-theme.spec.ts',
  '**/spec/08-listMessages.spec.ts',
  '**/storage/history.spec.ts',
  // The tests themselves break the storage, in the same way in every engine.
  '**/storage/broken.spec.ts',
  // The other files of chunks/ load chunks there that fail, hang or are left.
  '**/chunks/lazyModules.spec.ts',
  // It holds the animations that the app starts, by the same standard in every engine.
  '**/list/motion.spec.ts',
  // The parts of a scene are the same in every engine, and axe takes several times as long there.
  '**/accessibility/scenes.spec.ts',
  // It installs no apps: a test would only play the part of the system.
  '**/offline/installing.spec.ts',
  '**/offline/launches.spec.ts',
  // These are the answers of a server. The same policy is tested in Firefox by security/.
  '**/hosting/**',
  // No text becomes HTML, which the policy enforces there, too. Painted rows and shared lists,
  // with hostile texts of their own, are tested in Firefox.
  '**/security/hostileTexts.spec.ts',
  // These count days and tasks, by a clock that the test sets.
  '**/features/backupReminder.spec.ts',
  // It cannot be touched, asked for paper or for other colours by a test, and keeps no file.
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

/** Where there is no WebKitGTK for e2e/webkit to drive: at least one visit, in Playwright's own. */
const webkit: Project = {
  name: 'webkit',
  use: { browserName: 'webkit' },
  testMatch: '**/01-visit.spec.ts',
};

const builtApp = `node scripts/serve.mjs --port ${port} --dir ${dir}`;
const developmentServer = `node node_modules/@rsbuild/core/bin/rsbuild.js dev --environment web --port ${port}`;

const RUNS: Record<string, { server: string; projects: Project[] }> = {
  /** `npm run e2e`. A missing engine is left out; `npm run browsers` has said so. */
  built: {
    server: builtApp,
    projects: [
      ...(hasTool('chromium') ? [chromium] : []),
      ...(hasTool('firefox') ? [firefox] : []),
      ...(hasTool('playwrightWebKit') && !hasTool('webkit') ? [webkit] : []),
    ],
  },
  /**
   * `npm run e2e:dev`: the app as `npm run dev` serves it. React then mounts every component twice,
   * which no test of the built app can notice.
   */
  development: {
    server: developmentServer,
    projects: [{ ...chromium, name: 'development', testDir: 'development', testIgnore: [] }],
  },
  /** `npm run pictures`: every scene as it looks, for people to look at. */
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

// Each run has a server of its own; workers do not see the command line.
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
  // A busy machine takes ten times as long; what the app itself promises has its own times.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 1100, height: 800 },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // A worker would hide a test's network faults from the page; e2e/offline lets it in again.
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
