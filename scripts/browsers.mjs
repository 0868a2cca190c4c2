import { existsSync, readdirSync } from 'node:fs';
import { chromium, firefox, webkit as playwrightWebkit } from 'playwright-core';

const engines = { chromium, firefox, webkit: playwrightWebkit };

/** @param {keyof typeof engines} name Whether Playwright has downloaded its own build. */
export const playwrightHas = (name) => existsSync(engines[name].executablePath());

/** @param {string[]} paths */
const firstExisting = (paths) => paths.find((path) => existsSync(path));

/** Chromium without the parts of a window that is not seen: a test takes less than half the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The system's Chromium; undefined where Playwright's own is to be used. */
export function chromiumPath() {
  if (playwrightHas('chromium')) return undefined;
  return firstExisting([
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]);
}

/** The system's Firefox, driven through `channel: 'moz-firefox'`; undefined as above. */
export function firefoxPath() {
  if (playwrightHas('firefox')) return undefined;
  return firstExisting(['/usr/bin/firefox-esr']);
}

/** The system's WebKitGTK, which e2e/webkit drives through WebDriver; undefined where it is not. */
export function webkit() {
  if (!existsSync('/usr/lib')) return undefined;
  const driver = firstExisting(['/usr/bin/WebKitWebDriver']);
  const miniBrowser = firstExisting(
    readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`),
  );
  const screen = firstExisting(['/usr/bin/xvfb-run']);
  return driver && miniBrowser && screen ? { driver, miniBrowser, screen } : undefined;
}
