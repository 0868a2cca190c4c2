import { readdirSync, writeFileSync } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { settingsFault } from '../../scripts/environment.mjs';
import { serve } from '../../scripts/serve.mjs';
import { webkit } from '../../scripts/testing/programs.mjs';

const fault = settingsFault();
if (fault) {
  console.error(fault);
  process.exit(1);
}
if (!webkit()) {
  console.error(
    'These tests drive WebKitGTK, which is not here: on Debian run, as root, "apt-get install webkit2gtk-driver xvfb xauth". Playwright\'s own WebKit plays one visit: "npm run e2e -- --project=webkit".',
  );
  process.exit(1);
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => folder + name);

const { server, url } = await serve({
  // On a free port.
  port: Number(process.env['E2E_PORT'] ?? 0),
  dir: process.env['E2E_DIR'] ?? 'dist',
});
// For the test files, which run in processes of their own.
process.env['E2E_ADDRESS'] = url;

const result = { passed: 0, failed: 0 };
try {
  // For a whole file that hangs; each test waits a minute at most.
  const tests = run({ files, concurrency: 2, timeout: 600_000 });
  tests.on('test:pass', ({ details }) => {
    if (details.type !== 'suite') result.passed += 1;
  });
  tests.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') result.failed += 1;
  });
  for await (const line of tests.compose(new spec())) process.stdout.write(line);
} finally {
  server.close();
  server.closeAllConnections();
}

const resultsFile = process.env['RESULTS_FILE'];
if (resultsFile) writeFileSync(resultsFile, JSON.stringify(result));
process.exitCode = result.failed === 0 && result.passed > 0 ? 0 : 1;
