import { chromiumPath, firefoxPath, playwrightHas, webkit } from './browsers.mjs';
import { nginx } from './nginx.mjs';

const needed = /** @type {const} */ (['chromium', 'firefox', 'webkit', 'nginx']);

/** What the tests need beside the packages of npm. @typedef {typeof needed[number]} Needed */
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

export const missingTools = () => needed.filter((tool) => !hasTool(tool));
