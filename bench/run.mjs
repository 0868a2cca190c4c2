import { chromium } from 'playwright-core';
import { chromiumPath } from '../scripts/browsers.mjs';
import { serve } from '../scripts/serve.mjs';
import { buildControl } from './buildControl.mjs';
import { measure } from './measure.mjs';
import { report } from './report.mjs';

/** The control renders every row: above 10,000 it takes minutes. */
const RUNS = [
  { count: 0, tries: 5, isControl: false },
  { count: 100, tries: 5, isControl: false },
  { count: 300, tries: 5, isControl: false },
  { count: 1000, tries: 5, isControl: false },
  { count: 10_000, tries: 5, isControl: false },
  { count: 50_000, tries: 5, isControl: false },
  { count: 100, tries: 3, isControl: true },
  { count: 1000, tries: 3, isControl: true },
  { count: 10_000, tries: 3, isControl: true },
];

/** Counts given as arguments measure the app alone, with these; docs/performance.md stays as it is. */
const wanted = process.argv.slice(2).map(Number);
if (!wanted.every((count) => Number.isSafeInteger(count) && count >= 0)) {
  console.error('Only numbers of tasks can be measured: npm run bench -- 100 300');
  process.exit(1);
}
const runs =
  wanted.length > 0 ? wanted.map((count) => ({ count, tries: 5, isControl: false })) : RUNS;
const app = await serve({ port: 4390, orNextPort: true });
const control = await serve({ port: 4390, orNextPort: true, dir: await buildControl() });
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Chromium refuses to start its sandbox as root.
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  const results = [];
  for (const run of runs) {
    const url = run.isControl ? control.url : `${app.url}zadania`;
    const result = await measure(browser, { ...run, url });
    console.error(`${run.isControl ? 'control' : 'app'} with ${run.count} tasks is measured`);
    results.push({ ...run, ...result });
  }
  report(results, browser.version());
} finally {
  await browser.close();
  app.server.close();
  control.server.close();
}
