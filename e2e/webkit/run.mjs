import { writeFileSync } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { webkit } from '../../scripts/browsers.mjs';
import { changedSettings, refusal } from '../../scripts/changedSettings.mjs';
import { basePath } from '../../scripts/environment.mjs';
import { serve } from '../../scripts/serve.mjs';
import { CORE } from '../core.mjs';

const changed = changedSettings(process.env, basePath);
if (changed.length > 0) {
  console.error(refusal(changed));
  process.exit(1);
}
if (!webkit()) {
  console.error(
    'These tests drive WebKitGTK, which is not here: on Debian run, as root, "apt-get install webkit2gtk-driver xvfb xauth". Playwright\'s own WebKit plays one visit: "npm run e2e -- --project=webkit".',
  );
  process.exit(1);
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = Object.values(CORE).flatMap(({ webkit: names }) =>
  names.map((name) => folder + name),
);
/** It holds the app to 250 ms, and has failed on a busy machine: nothing runs beside it. */
const isAlone = (/** @type {string} */ file) => file.endsWith('storageKill.test.mjs');

const { server, url } = await serve({
  port: Number(process.env['E2E_PORT'] ?? 4174),
  dir: process.env['E2E_DIR'] ?? 'dist',
  orNextPort: true,
});
// The test files run in processes of their own and find the app here.
process.env['E2E_ADDRESS'] = url;

const result = { passed: 0, failed: 0 };
try {
  for (const [group, concurrency] of /** @type {const} */ ([
    [files.filter(isAlone), 1],
    [files.filter((file) => !isAlone(file)), 2],
  ])) {
    const tests = run({ files: group, concurrency, timeout: 120_000 });
    tests.on('test:pass', ({ details }) => {
      if (details.type !== 'suite') result.passed += 1;
    });
    tests.on('test:fail', ({ details }) => {
      if (details.type !== 'suite') result.failed += 1;
    });
    for await (const line of tests.compose(new spec())) process.stdout.write(line);
  }
} finally {
  server.close();
  server.closeAllConnections();
}

const resultsFile = process.env['RESULTS_FILE'];
if (resultsFile) writeFileSync(resultsFile, JSON.stringify(result));
process.exitCode = result.failed === 0 && result.passed > 0 ? 0 : 1;
