import { aptInstall } from './apt.mjs';
import { runNode } from './run.mjs';
import { SLOW_CHROMIUM, skipped } from './skipped.mjs';
import { debianPackages, hasTool, isChromiumSlow, missingTools } from './tools.mjs';

const isRoot = process.getuid?.() === 0;

async function canDownload() {
  // fetch() goes round a proxy, Playwright goes through it: only trying can tell.
  if (process.env['HTTPS_PROXY'] ?? process.env['https_proxy']) return true;
  const host = process.env['PLAYWRIGHT_DOWNLOAD_HOST'] ?? 'https://cdn.playwright.dev';
  const signal = AbortSignal.timeout(4000);
  return fetch(host, { method: 'HEAD', signal }).then(
    () => true,
    () => false,
  );
}

/** @param {string[]} names */
function download(names) {
  const libraries = process.platform === 'linux' && isRoot ? ['--with-deps'] : [];
  const playwright = ['node_modules/playwright-core/cli.js', 'install', ...libraries, ...names];
  return runNode(playwright, { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' });
}

async function install() {
  // A full Chromium is enough to run the tests, and not to run them quickly.
  const wanted = isChromiumSlow() ? ['chromium', ...missingTools()] : missingTools();
  if (wanted.length === 0) return;
  console.log(`Installing for the tests: ${wanted.join(', ')}…`);
  const mayDownload = await canDownload();
  const browsers = wanted.filter((tool) => tool === 'chromium' || tool === 'firefox');
  if (mayDownload && browsers.length > 0) download(browsers);
  const packages = missingTools().flatMap((tool) => debianPackages[tool]);
  if (packages.length > 0) aptInstall(packages);
  // By itself: a system that does not know this package would refuse the others with it.
  if (isChromiumSlow()) aptInstall(debianPackages.chromium);
  // Where there is no WebKitGTK, Playwright's own build plays one visit at least.
  const needsWebKit = missingTools().includes('webkit') && !hasTool('playwrightWebKit');
  if (mayDownload && needsWebKit) download(['webkit']);
}

// npm test runs several commands that each begin with this.
if (process.env['TOOLS_INSTALLED'] !== 'yes') {
  await install();
  const missing = missingTools();
  for (const sentence of skipped(missing, process.platform)) console.error(sentence);
  if (isChromiumSlow()) console.error(SLOW_CHROMIUM);
  if (process.env['CI'] === 'true' && missing.length > 0) process.exitCode = 1;
}
