import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedSettings, refusal } from './changedSettings.mjs';
import { basePath, root } from './environment.mjs';
import { installPackages } from './installPackages.mjs';
import { runNpm } from './run.mjs';
import { tally } from './tally.mjs';

const results = join(root, '.cache/results');

/**
 * One package script. A test runner leaves its results as JSON in the file that `results` names,
 * which it finds in RESULTS_FILE.
 * @typedef {{ script: string, results?: string, args?: string[], when?: () => Promise<boolean> }} Step
 */

/** @type {Step[][]} The quick ones first; a group begins only when the one before went well. */
const groups = [
  [{ script: 'check' }],
  [{ script: 'unit', results: 'unit.json', args: ['--reporter=default', '--reporter=json'] }],
  [{ script: 'build' }, { script: 'size' }],
  [{ script: 'browsers' }],
  [
    { script: 'e2e', results: 'e2e.json', args: ['--reporter=list,json'] },
    { script: 'e2e:webkit', results: 'webkit.json', when: usesWebKitGtk },
  ],
];

async function usesWebKitGtk() {
  // Only now: browsers.mjs needs packages that a fresh clone has not yet installed.
  const { webkit } = await import('./browsers.mjs');
  return webkit() !== undefined;
}

/** @param {Step} step */
function perform({ script, results: name, args = [] }) {
  console.log(`\n▸ ${script}`);
  if (name === undefined) return { passed: 0, failed: runNpm(['run', '--silent', script]) ? 0 : 1 };
  const file = join(results, name);
  const ok = runNpm(['run', '--silent', script, '--', ...args], {
    RESULTS_FILE: file,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { passed, failed } = tally(file);
  if (passed + failed === 0) console.error(`${script} executed no test.`);
  // A runner can also break outside of any test.
  return { passed, failed: ok && passed > 0 ? failed : Math.max(failed, 1) };
}

const total = { passed: 0, failed: 0 };
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const changed = changedSettings(process.env, basePath);
if (changed.length > 0) console.error(refusal(changed));
if (changed.length > 0 || !installPackages()) total.failed += 1;

for (const group of groups) {
  if (total.failed > 0) break;
  for (const step of group) {
    if (step.when && !(await step.when())) continue;
    const { passed, failed } = perform(step);
    total.passed += passed;
    total.failed += failed;
  }
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
