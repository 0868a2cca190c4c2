import { fileURLToPath } from 'node:url';
import { actions } from './actions.mjs';
import { seed } from './seed.mjs';

/** Long enough for what is saved when idle. */
const SETTLE_MS = 600;

/** @typedef {{ value: number, worst: number }} Figure */
/** @typedef {{ times: Record<string, Figure>, longestTask: number, nodes: number, heapMB: number, textMB: number }} Result */

/** @param {readonly number[]} values @returns {Figure} */
function figureOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return { value: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

/**
 * Opens a page with so many tasks, and does everything with them several times.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, count: number, tries: number, isControl: boolean }} what
 * @returns {Promise<Result>}
 */
export async function measure(browser, { url, count, tries, isControl }) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript({ path: fileURLToPath(new URL('probe.js', import.meta.url)) });
  await page.goto(url);
  const textMB = await page.evaluate(seed, count);
  await page.reload();
  await opened(page);

  const openings = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await page.reload();
    openings.push(await opened(page));
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const heapMB = await heapOf(page);

  /** @type {Record<string, Figure>} */
  const times = { open: figureOf(openings) };
  let longestTask = 0;
  for (const action of count > 0 ? actions : []) {
    const values = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      await action.prepare(page, isControl);
      await page.waitForTimeout(SETTLE_MS);
      await page.evaluate(watch, [action.event, action.shows]);
      await action.input(page, isControl);
      values.push(Number(await page.evaluate(() => Reflect.get(globalThis, 'painted'))));
      await page.waitForTimeout(SETTLE_MS);
      longestTask = Math.max(
        longestTask,
        await page.evaluate(() => Reflect.get(globalThis, 'probe').longestTask),
      );
      await action.after?.(page);
    }
    times[action.name] = figureOf(values);
  }
  await context.close();
  return { times, longestTask, nodes, heapMB, textMB };
}

/** @param {import('playwright-core').Page} page */
async function opened(page) {
  const time = await page.evaluate(() => Reflect.get(globalThis, 'opened'));
  await page.waitForTimeout(2 * SETTLE_MS);
  return Number(time);
}

/** In the page, before the input. @param {readonly string[]} what */
function watch([event, shows]) {
  const { probe } = Object(globalThis);
  const look = () => {
    const rows = [...document.querySelectorAll('[data-task]')].slice(0, 10);
    if (shows === 'rows') return rows.map((row) => row.getAttribute('data-task')).join();
    if (shows === 'first text') return rows[0]?.querySelector('a')?.textContent;
    return document.querySelector('.Section-module-note')?.textContent;
  };
  probe.longestTask = 0;
  const before = look();
  const painted = probe.untilPainted(event, () => ![before, undefined].includes(look()));
  Object.assign(globalThis, { painted });
}

/** @param {import('playwright-core').Page} page */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
