import { fileURLToPath } from 'node:url';
import { seedTexts } from './seed.mjs';

export const PROBE = fileURLToPath(new URL('probe.js', import.meta.url));

/** The time from navigation to the first painted row. @param {import('playwright-core').Page} page */
export async function firstRow(page) {
  return Number(await page.evaluate(() => Reflect.get(globalThis, 'opened')));
}

/**
 * A page in a browser that has the tasks, but nothing of the app in its cache.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} count
 */
export async function openSeeded(browser, url, count) {
  const localStorage = Object.entries(seedTexts(count)).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1100, height: 900 },
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript({ path: PROBE });
  return { context, page };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} count
 */
export async function coldFirstRow(browser, url, count) {
  const { context, page } = await openSeeded(browser, url, count);
  await page.goto(url);
  const time = await firstRow(page);
  await context.close();
  return time;
}
