import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedSettings, refusal } from './changedSettings.mjs';
import { basePath, root } from './environment.mjs';
import { installPackages } from './installPackages.mjs';
import { runNpm } from './run.mjs';
import { tally } from './tally.mjs';
import { testParts } from './testParts.mjs';
import { timeTable } from './timeTable.mjs';

/** @typedef {import('./testParts.mjs').Part} Part */

const results = join(root, '.cache/results');

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
const total = { passed: 0, failed: 0 };
/** @type {{ does: string, seconds: number, passed: number }[]} */
const times = [];

async function performAll() {
  // Not before: these need packages that a fresh clone has not yet installed.
  const { hasTool, missingTools } = await import('./tools.mjs');
  const { skipped } = await import('./skipped.mjs');
  for (const part of testParts({ everything })) {
    if (total.failed > 0) break;
    if (part.needs && !hasTool(part.needs)) continue;
    if (part.insteadOf && hasTool(part.insteadOf)) continue;
    console.log(`\n▸ ${part.does}`);
    const start = performance.now();
    const { passed, failed } = perform(part);
    const seconds = (performance.now() - start) / 1000;
    console.log(`  ${part.does}: ${Math.round(seconds)} s`);
    times.push({ does: part.does, seconds, passed });
    total.passed += passed;
    total.failed += failed;
    // What is missing after it cannot be installed: no later part need try again.
    if (part.script === 'browsers') process.env['TOOLS_INSTALLED'] = 'yes';
  }
  console.log(`\n${timeTable(times)}`);
  for (const sentence of skipped(missingTools(), process.platform)) console.log(`\n${sentence}`);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const changed = changedSettings(process.env, basePath);
if (changed.length > 0) console.error(refusal(changed));
if (changed.length > 0 || !installPackages()) total.failed += 1;
else await performAll();

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
