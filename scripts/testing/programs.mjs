import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium, firefox, webkit as playwrightWebkit } from 'playwright-core';
import { filesUnder } from '../filesUnder.mjs';

const engines = { chromium, firefox, webkit: playwrightWebkit };

/** Whether Playwright has downloaded its own build. @param {keyof typeof engines} name */
export const playwrightHas = (name) => existsSync(engines[name].executablePath());

/** @param {string[]} paths */
const firstExisting = (paths) => paths.find((path) => existsSync(path));

/** Chromium without a window: a test takes less than half the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The system's Chromium; undefined if Playwright has its own. */
export function chromiumPath() {
  if (playwrightHas('chromium')) return undefined;
  return firstExisting([
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]);
}

/** The system's Firefox, driven through `channel: 'moz-firefox'`; undefined if Playwright has its own. */
export function firefoxPath() {
  if (playwrightHas('firefox')) return undefined;
  return firstExisting(['/usr/bin/firefox-esr']);
}

/** The system's WebKitGTK, which e2e/webkit drives through WebDriver. */
export function webkit() {
  if (!existsSync('/usr/lib')) return undefined;
  const driver = firstExisting(['/usr/bin/WebKitWebDriver']);
  const miniBrowser = firstExisting(
    readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`),
  );
  const screen = firstExisting(['/usr/bin/xvfb-run']);
  return driver && miniBrowser && screen ? { driver, miniBrowser, screen } : undefined;
}

/** The system's nginx, on Debian or from Homebrew; e2e/hosting runs the shipped configuration in it. */
export const nginx = () =>
  [
    { program: '/usr/sbin/nginx', types: '/etc/nginx/mime.types' },
    { program: '/opt/homebrew/bin/nginx', types: '/opt/homebrew/etc/nginx/mime.types' },
    { program: '/usr/local/bin/nginx', types: '/usr/local/etc/nginx/mime.types' },
  ].find(({ program, types }) => existsSync(program) && existsSync(types));

const FONTS = '/usr/share/fonts';

/** Whether the system has these, under the names of Debian's files. @param {readonly string[]} fonts */
export function hasFonts(fonts) {
  const files = existsSync(FONTS) ? filesUnder(FONTS).map((file) => basename(file)) : [];
  return fonts.every((font) =>
    files.some((file) => file.replace('-Regular', '').startsWith(`${font.replaceAll(' ', '')}.`)),
  );
}
