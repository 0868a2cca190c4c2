import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webkit } from '../../scripts/testing/programs.mjs';

/** @typedef {{ add?: readonly string[] }} Plan */

/**
 * Runs in a page of the app's origin, with the app in a frame: adds the planned tasks through the
 * form, and reports the list to the test whenever it has been saved.
 */
const GUIDE = `
  const { add = [] } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  localStorage.setItem('language', '"EN"');
  const frame = document.createElement('iframe');
  frame.src = 'zadania';
  document.body.append(frame);
  const rows = () => [...frame.contentDocument.querySelectorAll('main li a')];
  const contents = () => rows().map((link) => link.textContent);
  const until = async (test) => {
    while (!test()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const field = () => frame.contentDocument?.querySelector('main form input');
  for (const content of add) {
    await until(() => field() && frame.contentDocument.readyState === 'complete');
    field().value = content;
    field().form.requestSubmit();
    // The app takes the text once it has started.
    await until(() => field().value === '');
  }
  await until(() => frame.contentDocument?.querySelector('main'));
  const isPending = (key) => key.startsWith('tasks.pending.');
  const report = async () => {
    // A change in the journal has no pending key.
    await until(() => !Object.keys(localStorage).some(isPending));
    await fetch('report', { method: 'POST', body: JSON.stringify(contents()) });
  };
  new MutationObserver(report).observe(frame.contentDocument, { childList: true, subtree: true });
  report();
`;

/**
 * Starts and kills WebKitGTK on one profile. WebDriver's sessions discard theirs, so this browser is
 * driven by a page that the test serves beside the app.
 * @param {string} app The app's base address.
 */
export async function openProfile(app) {
  const found = webkit();
  if (!found) throw new Error('MiniBrowser or xvfb-run is missing');
  const { miniBrowser, screen } = found;
  const profile = mkdtempSync(join(tmpdir(), 'webkit-profile-'));
  const { pathname: base } = new URL(app);
  /** @type {(contents: string[]) => void} */
  let onReport = () => {};

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const answer = async (request, response) => {
    const path = request.url ?? '/';
    if (path === `${base}report`) {
      const body = Buffer.concat(await request.toArray()).toString();
      response.end();
      onReport(JSON.parse(body));
    } else if (path === `${base}guide.html`) {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><body><script type="module">${GUIDE}</script></body>`);
    } else {
      const page = await fetch(new URL(path, app));
      response.writeHead(page.status, {
        'content-type': page.headers.get('content-type') ?? '',
      });
      response.end(Buffer.from(await page.arrayBuffer()));
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      // The killed browser may have cancelled its request.
      if (!request.errored) throw error;
    });
  });
  await once(server.listen(0), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  /** @type {import('node:child_process').ChildProcess | null} */
  let group = null;
  const kill = async () => {
    const killed = group;
    group = null;
    if (!killed?.pid || killed.exitCode !== null) return;
    const gone = once(killed, 'close');
    process.kill(-killed.pid, 'SIGKILL');
    await gone;
  };

  return {
    /**
     * Starts the browser, follows the plan and waits until the list shows this.
     * @param {Plan} plan
     * @param {readonly string[]} expected
     */
    async visit(plan, expected) {
      const url = `http://localhost:${port}${base}guide.html#${encodeURIComponent(JSON.stringify(plan))}`;
      /** @type {Promise<void>} */
      const shown = new Promise((resolve, reject) => {
        let last = 'nothing';
        const patience = setTimeout(
          () => reject(new Error(`expected ${JSON.stringify(expected)}, saw ${last}`)),
          60_000,
        );
        onReport = (contents) => {
          last = JSON.stringify(contents);
          if (last !== JSON.stringify(expected)) return;
          clearTimeout(patience);
          resolve();
        };
      });
      group = spawn(screen, ['-a', miniBrowser, url], {
        detached: true,
        stdio: 'ignore',
        env: {
          ...process.env,
          XDG_DATA_HOME: join(profile, 'data'),
          XDG_CACHE_HOME: join(profile, 'cache'),
          XDG_CONFIG_HOME: join(profile, 'config'),
        },
      });
      await shown;
    },
    /** Kills every process at once. */
    kill,
    async close() {
      await kill();
      server.close();
      server.closeAllConnections();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
