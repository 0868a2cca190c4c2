import { chromiumPath, firefoxPath, HEADLESS_SHELL, playwrightHas, webkit } from './browsers.mjs';
import { nginx } from './nginx.mjs';

const all = /** @type {const} */ (['chromium', 'firefox', 'webkit', 'nginx']);

/** What the tests need beside the packages of npm. @typedef {typeof all[number]} Needed */
/** @typedef {Needed | 'playwrightWebKit'} Tool */

/** Debian's packages of each. @type {Record<Needed, string[]>} */
export const debianPackages = {
  chromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  nginx: ['nginx'],
};

/** @type {Record<Tool, () => boolean>} */
const isThere = {
  chromium: () => playwrightHas('chromium') || chromiumPath() !== undefined,
  firefox: () => playwrightHas('firefox') || firefoxPath() !== undefined,
  webkit: () => webkit() !== undefined,
  playwrightWebKit: () => playwrightHas('webkit'),
  nginx: () => nginx() !== undefined,
};

/** @param {Tool} tool */
export const hasTool = (tool) => isThere[tool]();

/** `npm test` uses one engine, and says so with ENGINES. */
const needed = () =>
  process.env['ENGINES'] === 'chromium'
    ? all.filter((tool) => tool !== 'firefox' && tool !== 'webkit')
    : [...all];

export const missingTools = () => needed().filter((tool) => !hasTool(tool));

/** A full browser that paints an invisible window: every test takes about twice as long in it. */
export function isChromiumSlow() {
  const path = chromiumPath();
  return path !== undefined && path !== HEADLESS_SHELL;
}
