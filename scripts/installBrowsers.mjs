import { aptInstall } from './apt.mjs';
import { missingBrowsers } from './browsers.mjs';
import { runNode } from './run.mjs';

const packages = ['chromium-headless-shell', 'firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];
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
async function download(names) {
  if (!(await canDownload())) return false;
  const libraries = process.platform === 'linux' && isRoot ? ['--with-deps'] : [];
  const playwright = ['node_modules/playwright-core/cli.js', 'install', ...libraries, ...names];
  return runNode(playwright, { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' });
}

const wanted = missingBrowsers();
if (wanted.length > 0) {
  console.log(`Installing browsers for the tests: ${wanted.join(', ')}…`);
  if (!(await download(wanted))) aptInstall(packages);
  const still = missingBrowsers();
  if (still.length > 0) {
    console.error(
      `The tests need ${still.join(', ')}: run "npx playwright install --with-deps", or on Debian, as root, "apt-get install ${packages.join(' ')}".`,
    );
    process.exitCode = 1;
  }
}
