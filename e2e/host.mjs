import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { basePath, root } from '../scripts/environment.mjs';
import { listener } from '../scripts/serve.mjs';

/** @typedef {import('node:http').RequestListener} RequestListener */
/** @typedef {'404' | 'html' | 'lasting html' | 'hang'} Fault */

const signIn = '<!doctype html><p>Sign in';

/** @type {Record<Fault, RequestListener>} */
const answers = {
  404: (_, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('none'),
  html: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(signIn),
  // Cacheable for a year, like the file it replaces.
  'lasting html': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=31536000' })
      .end(signIn),
  hang: () => {},
};

export const builtSite = () => resolve(root, process.env['E2E_DIR'] ?? 'dist');

/** Serves a copy of the build, and fails as a test tells it to. */
export class Host {
  /** @param {string} [dir] @param {string} [name] Names the folder of the copy. */
  static async start(dir = builtSite(), name = 'host') {
    const copy = mkdtempSync(join(tmpdir(), `${name}-`));
    cpSync(dir, copy, { recursive: true });
    const host = new Host(copy);
    await host.connect();
    return host;
  }

  #port = 0;
  /** @type {{ fault: Fault, address: RegExp } | null} */
  broken = null;
  /** @type {string[]} Every address asked for. */
  asked = [];

  /** @param {string} dir */
  constructor(dir) {
    this.dir = dir;
    const plain = listener(dir, basePath);
    this.server = createServer((request, response) => {
      const address = new URL(request.url ?? '', this.url).href;
      this.asked.push(address);
      if (this.broken?.address.test(address)) answers[this.broken.fault](request, response);
      else plain(request, response);
    });
  }

  get url() {
    return `http://localhost:${this.#port}${basePath}`;
  }

  /** Replaces the whole site, as a deployment does. @param {(dir: string) => void} write */
  deploy(write) {
    for (const name of readdirSync(this.dir)) rmSync(join(this.dir, name), { recursive: true });
    write(this.dir);
  }

  /** Cuts the network; the address stays reserved for `connect`. */
  async disconnect() {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  async connect() {
    await once(this.server.listen(this.#port), 'listening');
    const address = this.server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  async stop() {
    if (this.server.listening) await this.disconnect();
    rmSync(this.dir, { recursive: true });
  }
}
