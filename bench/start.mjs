import { initialSizes } from '../scripts/build/initialSizes.mjs';
import { firstRow, openSeeded } from './firstRow.mjs';
import { figureOf } from './measure.mjs';

/** @typedef {import('./measure.mjs').Figure} Figure */
/** @typedef {{ javaScript: number, styles: number, blocked: Record<number, { longest: Figure, sum: Figure }> }} Start */

/** A list that is whole in the page at once, and one that is completed later. */
export const START_COUNTS = [20, 100];
/** A cheap phone is about this much slower than a desktop computer. */
const SLOWDOWN = 4;

/**
 * How long a cold start keeps the page from responding. Browsers report tasks from 50 ms on; the sum
 * is of what exceeds them.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} count
 * @param {number} settleMs
 */
async function blockedTime(browser, url, count, settleMs) {
  const { page, context } = await openSeeded(browser, url, count);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  await firstRow(page);
  await page.waitForTimeout(SLOWDOWN * settleMs);
  /** @type {number[]} */
  const tasks = await page.evaluate(() => Reflect.get(globalThis, 'probe').longTasks);
  await context.close();
  return {
    longest: Math.max(0, ...tasks),
    sum: tasks.reduce((sum, ms) => sum + ms - 50, 0),
  };
}

/**
 * Pages take turns, so that a busy moment of the machine does not affect only one of them.
 * @param {import('playwright-core').Browser} browser
 * @param {Record<string, { url: string, dir: string }>} pages
 * @param {{ tries: number, settleMs: number }} how
 */
export async function measureStart(browser, pages, { tries, settleMs }) {
  /** @type {Record<string, Start>} */
  const starts = {};
  for (const [name, { dir }] of Object.entries(pages)) {
    starts[name] = { ...initialSizes(dir), blocked: {} };
  }
  for (const count of START_COUNTS) {
    /** @type {Record<string, Awaited<ReturnType<typeof blockedTime>>[]>} */
    const times = {};
    for (let attempt = 0; attempt < tries; attempt += 1) {
      for (const [name, { url }] of Object.entries(pages)) {
        (times[name] ??= []).push(await blockedTime(browser, url, count, settleMs));
      }
    }
    for (const [name, start] of Object.entries(starts)) {
      const all = times[name] ?? [];
      start.blocked[count] = {
        longest: figureOf(all.map(({ longest }) => longest)),
        sum: figureOf(all.map(({ sum }) => sum)),
      };
    }
  }
  return starts;
}
