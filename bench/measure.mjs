import { actions } from './actions.mjs';
import { firstRow, PROBE } from './firstRow.mjs';
import { seedTexts } from './seed.mjs';

/** @typedef {{ value: number, worst: number }} Figure */
/** @typedef {{ times: Record<string, Figure>, longestTask: number, nodes: number, heapMB: number, textMB: number }} Result */
/** @typedef {{ url: string, count: number, tries: number, settleMs: number, isControl: boolean }} Run */

/** @param {readonly number[]} values @returns {Figure} */
export function figureOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return { value: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

/**
 * Opens a page with that many tasks, and performs every action several times.
 * @param {import('playwright-core').Browser} browser
 * @param {Run} run
 * @returns {Promise<Result>}
 */
export async function measure(browser, { url, count, tries, settleMs, isControl }) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 } });
  const page = await context.newPage();
  const settle = () => page.waitForTimeout(settleMs);
  await page.addInitScript({ path: PROBE });
  await page.goto(url);
  const texts = seedTexts(count);
  await page.evaluate((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, texts);
  await page.reload();
  await firstRow(page);
  await settle();

  const openings = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await page.reload();
    openings.push(await firstRow(page));
    await settle();
    await settle();
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const heapMB = await heapOf(page);

  /** @type {Record<string, Figure>} */
  const times = { warm: figureOf(openings) };
  let longestTask = 0;
  for (const action of actions.filter(({ inControl }) => inControl || !isControl)) {
    const values = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      await action.prepare?.(page, isControl);
      await settle();
      await page.evaluate(watch, [action.event, action.shows]);
      await action.input(page, isControl);
      values.push(Number(await page.evaluate(() => Reflect.get(globalThis, 'painted'))));
      await settle();
      longestTask = Math.max(
        longestTask,
        await page.evaluate(() => Reflect.get(globalThis, 'probe').longestTask),
      );
      await action.after?.(page);
    }
    times[action.name] = figureOf(values);
  }
  await context.close();
  return { times, longestTask, nodes, heapMB, textMB: texts.tasks.length / 1e6 };
}

/** Runs in the page before the input. @param {readonly string[]} awaited */
function watch([event, shows]) {
  const probe = Reflect.get(globalThis, 'probe');
  const look = () => {
    const rows = [...document.querySelectorAll('[data-task]')].slice(0, 10);
    if (shows === 'dialog') return document.querySelector('dialog[open]') !== null;
    if (shows === 'editor') return rows[0]?.querySelector('form') !== null;
    if (shows === 'rows') return rows.map((row) => row.getAttribute('data-task')).join();
    if (shows === 'first text') return rows[0]?.querySelector('a')?.textContent;
    return document.querySelector('main p')?.textContent;
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
