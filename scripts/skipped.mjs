import { debianPackages } from './tools.mjs';

/** @typedef {import('./tools.mjs').Needed} Needed */

/** @param {Needed} tool */
const onDebian = (tool) =>
  `on Debian, as root, "apt-get install ${debianPackages[tool].join(' ')}"`;

/** @type {Record<Needed, { tests: string, install: (isLinux: boolean) => string }>} */
const missing = {
  chromium: {
    tests: 'Every test in Chromium is skipped',
    install: (isLinux) =>
      `run "npx playwright install chromium"${isLinux ? `, or ${onDebian('chromium')}` : ''}.`,
  },
  firefox: {
    tests: 'The tests in Firefox are skipped',
    install: (isLinux) =>
      `run "npx playwright install firefox"${isLinux ? `, or ${onDebian('firefox')}` : ''}.`,
  },
  webkit: {
    tests: 'The tests in WebKitGTK are skipped',
    install: (isLinux) =>
      isLinux
        ? `run ${onDebian('webkit')}.`
        : 'it exists on Linux only, and "npx playwright install webkit" brings one visit in Playwright\'s WebKit instead.',
  },
  nginx: {
    tests: 'The tests of the nginx configuration are skipped',
    install: (isLinux) =>
      isLinux
        ? `run ${onDebian('nginx')}.`
        : 'on a Mac run "brew install nginx"; elsewhere use Linux.',
  },
};

/** Said where the quick one could not be installed beside it. */
export const SLOW_CHROMIUM = `The tests run in the full Chromium and take about twice as long, because this machine has no headless shell: run "npx playwright install chromium", or ${onDebian('chromium')}.`;

/**
 * One sentence for each: what is not tested, and how to change that.
 * @param {readonly Needed[]} tools
 * @param {NodeJS.Platform} platform
 */
export function skipped(tools, platform) {
  return tools.map((tool) => {
    const { tests, install } = missing[tool];
    return `${tests}, because this machine has no ${tool}: ${install(platform === 'linux')}`;
  });
}
