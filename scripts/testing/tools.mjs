import {
  chromiumPath,
  firefoxPath,
  hasFonts,
  HEADLESS_SHELL,
  nginx,
  playwrightHas,
  webkit,
} from './programs.mjs';

const all = /** @type {const} */ (['chromium', 'firefox', 'webkit', 'nginx', 'other fonts']);

/** The `system-ui` font of many visitors with Linux. */
export const SYSTEM_FONTS = ['Noto Sans', 'Inter', 'DejaVu Sans'];

/** The tools that the tests need besides npm packages. @typedef {typeof all[number]} Needed */
/** @typedef {Needed | 'playwrightWebKit'} Tool */

/** @type {Record<Tool, () => boolean>} */
const isInstalled = {
  chromium: () => playwrightHas('chromium') || chromiumPath() !== undefined,
  firefox: () => playwrightHas('firefox') || firefoxPath() !== undefined,
  webkit: () => webkit() !== undefined,
  playwrightWebKit: () => playwrightHas('webkit'),
  nginx: () => nginx() !== undefined,
  'other fonts': () => hasFonts(SYSTEM_FONTS),
};

/** @param {Tool} tool */
export const hasTool = (tool) => isInstalled[tool]();

/** `npm test` sets ENGINES, because it uses one engine only, and the system's own font. */
const needed = () =>
  process.env['ENGINES'] === 'chromium'
    ? all.filter((tool) => tool === 'chromium' || tool === 'nginx')
    : [...all];

export const missingTools = () => needed().filter((tool) => !hasTool(tool));

/** The full browser paints an invisible window: every test takes about twice as long in it. */
export function isChromiumSlow() {
  const path = chromiumPath();
  return path !== undefined && path !== HEADLESS_SHELL;
}

/** @type {Record<Needed, string[]>} */
export const debianPackages = {
  chromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  nginx: ['nginx'],
  'other fonts': ['fonts-dejavu-core', 'fonts-noto-core', 'fonts-inter'],
};

const isLinux = process.platform === 'linux';

/** @param {Needed} tool */
const onDebian = (tool) =>
  `on Debian, as root, "apt-get install ${debianPackages[tool].join(' ')}"`;

/** @param {'chromium' | 'firefox'} tool */
const byPlaywright = (tool) =>
  `run "npx playwright install ${tool}"${isLinux ? `, or ${onDebian(tool)}` : ''}.`;

/** @type {Record<Needed, { tests: string, install: string }>} */
const missing = {
  chromium: { tests: 'Every test in Chromium is skipped', install: byPlaywright('chromium') },
  firefox: { tests: 'The tests in Firefox are skipped', install: byPlaywright('firefox') },
  webkit: {
    tests: 'The tests in WebKitGTK are skipped',
    install: isLinux
      ? `run ${onDebian('webkit')}.`
      : 'it exists on Linux only; "npx playwright install webkit" runs one visit in Playwright\'s WebKit instead.',
  },
  nginx: {
    tests: 'The tests of the nginx configuration are skipped',
    install: isLinux
      ? `run ${onDebian('nginx')}.`
      : 'on a Mac run "brew install nginx"; elsewhere use Linux.',
  },
  'other fonts': {
    tests: 'The scenes are seen in one font only',
    install: isLinux ? `run ${onDebian('other fonts')}.` : 'they are looked for on Linux only.',
  },
};

/** For each missing tool, which tests are skipped and how to install it. */
export const skippedTests = () =>
  missingTools().map(
    (tool) =>
      `${missing[tool].tests}, because this machine has no ${tool}: ${missing[tool].install}`,
  );

export const SLOW_CHROMIUM = `The tests run in the full Chromium and take about twice as long, because this machine has no headless shell: ${byPlaywright('chromium')}`;
