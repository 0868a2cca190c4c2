import { run, runNode } from '../run.mjs';
import {
  debianPackages,
  hasTool,
  isChromiumSlow,
  missingTools,
  skippedTests,
  SLOW_CHROMIUM,
} from './tools.mjs';

const isRoot = process.getuid?.() === 0;

async function canDownload() {
  // Playwright uses a proxy and fetch() does not, so only a download can tell.
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

/** @param {string[]} args */
function aptGet(args) {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  return isRoot
    ? run('apt-get', args, environment)
    : run('sudo', ['-n', 'apt-get', ...args], environment);
}

/** @param {string[]} packages */
function aptInstall(packages) {
  if (process.platform !== 'linux' || !aptGet(['update', '-q'])) return;
  aptGet(['install', '-y', '-q', '--no-install-recommends', ...packages]);
}

async function install() {
  // The full Chromium can run the tests, but slowly.
  const wanted = isChromiumSlow() ? ['chromium', ...missingTools()] : missingTools();
  if (wanted.length === 0) return;
  console.log(`Installing for the tests: ${wanted.join(', ')}…`);
  const mayDownload = await canDownload();
  const browsers = wanted.filter((tool) => tool === 'chromium' || tool === 'firefox');
  if (mayDownload && browsers.length > 0) download(browsers);
  const packages = missingTools().flatMap((tool) => debianPackages[tool]);
  if (packages.length > 0) aptInstall(packages);
  // On its own: a system without this package would refuse the others along with it.
  if (isChromiumSlow()) aptInstall(debianPackages.chromium);
  // Where there is no WebKitGTK, Playwright's build runs at least one visit.
  const needsWebKit = missingTools().includes('webkit') && !hasTool('playwrightWebKit');
  if (mayDownload && needsWebKit) download(['webkit']);
}

// npm test runs several commands that all begin with this one.
if (process.env['TOOLS_INSTALLED'] !== 'yes') {
  await install();
  for (const sentence of skippedTests()) console.error(sentence);
  if (isChromiumSlow()) console.error(SLOW_CHROMIUM);
  if (process.env['CI'] === 'true' && missingTools().length > 0) process.exitCode = 1;
}
