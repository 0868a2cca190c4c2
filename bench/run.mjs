import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { bundleLikeApp } from '../scripts/build/bundle.mjs';
import { root } from '../scripts/environment.mjs';
import { serve } from '../scripts/serve.mjs';
import { chromiumPath } from '../scripts/testing/programs.mjs';
import { coldFirstRow } from './firstRow.mjs';
import { figureOf, measure } from './measure.mjs';
import { report } from './report.mjs';
import { measureStart } from './start.mjs';

const COUNTS = [5, 20, 100, 1000, 10_000, 50_000];
/** Runs with counts as arguments, and quick ones, leave docs/performance.md alone. */
const given = process.argv.slice(2);
const isQuick = given.includes('--quick');
const wanted = given.filter((argument) => argument !== '--quick').map(Number);
if (!wanted.every((count) => Number.isSafeInteger(count) && count > 0)) {
  console.error('Only numbers of tasks can be measured: npm run bench -- --quick 20 100 300');
  process.exit(1);
}
const counts = wanted.length > 0 ? wanted : COUNTS;
const tries = isQuick ? 3 : 5;
/** The control renders every row: above 1,000 it takes minutes. */
const mostForControl = isQuick ? 20 : 1000;
/** The longest list is saved 570 ms after a change; a quick run does not wait for that. */
const settleMs = isQuick ? 150 : 600;

const baselineDir = process.env['BASELINE_DIR'];
const app = await serve({ port: 4390, orNextPort: true });
const controlDir = join(root, '.cache/control');
await bundleLikeApp('./bench/control/main.tsx', controlDir);
const control = await serve({ port: 4390, orNextPort: true, dir: controlDir });
const baseline = baselineDir
  ? await serve({ port: 4390, orNextPort: true, dir: baselineDir })
  : null;
/** @type {{ app: Built, baseline?: Built, control: Built }} @typedef {{ url: string, dir: string }} Built */
const pages = {
  app: { url: `${app.url}zadania`, dir: join(root, 'dist') },
  ...(baseline && baselineDir && { baseline: { url: `${baseline.url}zadania`, dir: baselineDir } }),
  control: { url: control.url, dir: controlDir },
};
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Chromium refuses to start its sandbox as root.
  chromiumSandbox: process.getuid?.() !== 0,
});

/** In turns, so that a busy moment of the machine does not affect only one of them. @param {number} count */
async function coldTimes(count) {
  const shown = Object.entries(pages).filter(
    ([name]) => name !== 'control' || count <= mostForControl,
  );
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let attempt = 0; attempt < tries; attempt += 1) {
    for (const [name, { url }] of shown) {
      (times[name] ??= []).push(await coldFirstRow(browser, url, count));
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [name, figureOf(values)]),
  );
}

try {
  const starts = await measureStart(browser, pages, { tries, settleMs });
  console.error('The start is measured');
  const results = [];
  for (const count of counts) {
    const run = { count, tries, settleMs };
    results.push({
      count,
      cold: await coldTimes(count),
      app: await measure(browser, { ...run, url: pages.app.url, isControl: false }),
      baseline: pages.baseline
        ? await measure(browser, { ...run, url: pages.baseline.url, isControl: false })
        : null,
      control:
        count <= mostForControl
          ? await measure(browser, { ...run, url: pages.control.url, isControl: true })
          : null,
    });
    console.error(`${count} tasks are measured`);
  }
  report(results, starts, { version: browser.version(), isSaved: !isQuick && wanted.length === 0 });
} finally {
  await browser.close();
  for (const host of [app, control, baseline]) host?.server.close();
}
