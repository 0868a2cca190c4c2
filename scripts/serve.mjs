import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { basePath, root } from './environment.mjs';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** @param {string} path Below the base path, still percent-encoded. */
function candidates(path) {
  try {
    // normalize() of an absolute path cannot climb above it, however the dots were written.
    const name = normalize(`/${decodeURIComponent(path)}`);
    return name.endsWith('/')
      ? [`${name}index.html`]
      : [name, `${name}.html`, `${name}/index.html`];
  } catch {
    return [];
  }
}

/** Whether the app shows a task there, as `parseRoute` reads addresses. @param {string} path */
function isTask(path) {
  const [, id] = /^zadania\/([^/]+)\/?$/.exec(path) ?? [];
  try {
    return id !== undefined && decodeURIComponent(id) !== '';
  } catch {
    return false;
  }
}

/** @param {string} dir @param {string[]} names */
async function firstFile(dir, names) {
  for (const name of names) {
    const body = await readFile(join(dir, name)).catch(() => undefined);
    if (body) return { name, body };
  }
  return undefined;
}

/**
 * The answer of a static host with one rule: the address of a task is answered with 200.
 * @param {string} dir
 * @param {string} base
 * @param {string} address
 * @returns {Promise<{ status: number, location?: string, name: string, body: Buffer }>}
 */
async function answer(dir, base, address) {
  const path = address.replace(/[?#].*$/s, '');
  if (path !== base && (path === '/' || `${path}/` === base)) {
    const location = base + address.slice(path.length);
    return { status: 302, location, name: 'moved.txt', body: Buffer.from('') };
  }
  const nothing = { name: 'none.txt', body: Buffer.from('Not found\n') };
  if (!path.startsWith(base)) return { status: 404, ...nothing };
  const below = path.slice(base.length);
  const found = await firstFile(dir, isTask(below) ? ['404.html'] : candidates(below));
  if (found) return { status: 200, ...found };
  return { status: 404, ...((await firstFile(dir, ['404.html'])) ?? nothing) };
}

/** @type {Map<string, Buffer>} Files with a hash in their name never change: they are packed once. */
const packedFiles = new Map();

/**
 * @param {string} dir
 * @param {string} base
 * @returns {import('node:http').RequestListener}
 */
export const listener = (dir, base) => async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { status, location, name, body } = await answer(dir, base, request.url ?? '/');
  const type = types[extname(name)] ?? 'application/octet-stream';
  const hashed = /\.[0-9a-f]{8,}\./.test(name);
  const packed =
    type.includes('utf-8') && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const path = join(dir, name);
  const sent = packed ? (packedFiles.get(path) ?? gzipSync(body)) : body;
  if (packed && hashed) packedFiles.set(path, sent);
  response.writeHead(status, {
    'content-type': type,
    'content-length': sent.length,
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(packed && { 'content-encoding': 'gzip' }),
    ...(location !== undefined && { location }),
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
};

/** @param {import('node:http').Server} server */
function portOf(server) {
  const address = server.address();
  return typeof address === 'object' ? address?.port : address;
}

/**
 * Serves a built app as the shipped nginx configuration does, without its headers.
 * @param {{ port: number, dir?: string, base?: string, orNextPort?: boolean }} options
 */
export async function serve({ port, dir = 'dist', base = basePath, orNextPort = false }) {
  const server = createServer(listener(resolve(root, dir), base));
  for (let free = port; ; free += 1) {
    try {
      await once(server.listen(free), 'listening');
      return { server, url: `http://localhost:${portOf(server)}${base}` };
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || !orNextPort) throw error;
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      dir: { type: 'string', default: 'dist' },
    },
  });
  const { url } = await serve({ port: Number(values.port), dir: values.dir });
  console.log(url);
}
