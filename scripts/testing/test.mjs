import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, settingsFault } from '../environment.mjs';
import { installPackages } from '../installPackages.mjs';
import { runNpm } from '../run.mjs';
import { testParts } from './testParts.mjs';

/** @typedef {import('./testParts.mjs').Part} Part */

const results = join(root, '.cache/results');

/**
 * How many tests passed and failed, from the JSON of Vitest, of Playwright, or a plain
 * `{ passed, failed }`. A missing or truncated file counts no test at all.
 * @param {string} file
 */
function tally(file) {
  const report = read(file);
  const { expected, unexpected, flaky } = report['stats'] ?? {};
  return {
    passed: sum(report['passed'], report['numPassedTests'], expected),
    // A test that passes only when repeated has failed.
    failed: sum(report['failed'], report['numFailedTests'], unexpected, flaky),
  };
}

/** @param {string} file @returns {Record<string, any>} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {unknown[]} counts @returns {number} */
const sum = (...counts) => counts.map((count) => Number(count) || 0).reduce((a, b) => a + b);

/** @param {Part} part */
function perform({ script, args = [], environment = {}, results: name }) {
  if (name === undefined) {
    return { passed: 0, failed: runNpm(['run', '--silent', script], environment) ? 0 : 1 };
  }
  const file = join(results, name);
  const ok = runNpm(['run', '--silent', script, '--', ...args], {
    ...environment,
    RESULTS_FILE: file,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { passed, failed } = tally(file);
  if (passed + failed === 0) console.error(`${script} executed no test.`);
  // A runner can also break outside of any test.
  return { passed, failed: ok && passed > 0 ? failed : Math.max(failed, 1) };
}

const everything = process.argv.includes('--all');
// Read by tools.mjs: an engine that is not used need not be installed.
if (!everything) process.env['ENGINES'] = 'chromium';
const total = { passed: 0, failed: 0 };

async function performAll() {
  // Imported late: it needs packages that a fresh clone has not installed yet.
  const { hasTool, skippedTests } = await import('./tools.mjs');
  const parts = testParts({ everything });
  /** @param {Part} part @returns {Part | undefined} */
  const able = (part) =>
    !part.needs || hasTool(part.needs) ? part : part.otherwise && able(part.otherwise);
  const started = performance.now();
  for (const [index, planned] of parts.entries()) {
    if (total.failed > 0) break;
    const part = able(planned);
    console.log(`\n▸ part ${index + 1} of ${parts.length}: ${(part ?? planned).does}`);
    if (!part) {
      console.log(`  skipped: there is no ${planned.needs}`);
      continue;
    }
    const start = performance.now();
    const { passed, failed } = perform(part);
    const tests = part.results ? `, ${passed} passed, ${failed} failed` : '';
    console.log(`  ${part.does}: ${duration(start)}${tests}`);
    total.passed += passed;
    total.failed += failed;
    // A tool still missing now cannot be installed; later parts need not try again.
    if (part.script === 'browsers') process.env['TOOLS_INSTALLED'] = 'yes';
  }
  console.log(`\nAll of it took ${duration(started)}.`);
  for (const sentence of skippedTests()) console.log(`\n${sentence}`);
}

/** @param {number} start */
function duration(start) {
  const seconds = Math.round((performance.now() - start) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const fault = settingsFault();
if (fault) console.error(fault);
if (fault || !installPackages()) total.failed += 1;
else await performAll();

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
