import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const dir = join(folder, 'dist');
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

beforeAll(async () => {
  mkdirSync(join(dir, 'static/js'), { recursive: true });
  mkdirSync(join(dir, 'info'));
  for (const name of ['index.html', '404.html', 'zadania.html', 'info/index.html', 'data.json']) {
    writeFileSync(join(dir, name), name);
  }
  writeFileSync(join(dir, 'static/js/index.0123abcdef.js'), '1');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  site = await serve({ port: 0, dir, base: '/ToDoListReact/' });
});

afterAll(() => {
  site.server.close();
  rmSync(folder, { recursive: true });
});

/**
 * Sends the path exactly as written; fetch() would normalize it first.
 * @param {string} path
 * @param {string} [method]
 */
async function get(path, method = 'GET') {
  const { hostname, port } = new URL(site.url);
  const sent = request({ hostname, port, path, method }).end();
  /** @type {import('node:http').IncomingMessage[]} */
  const [response] = await once(sent, 'response');
  const text = Buffer.concat((await response?.toArray()) ?? []).toString();
  return { status: response?.statusCode, headers: response?.headers ?? {}, text };
}

test.each([
  ['/ToDoListReact/', 'index.html'],
  ['/ToDoListReact/?szukaj=a', 'index.html'],
  ['/ToDoListReact/zadania', 'zadania.html'],
  ['/ToDoListReact/info', 'info/index.html'],
  ['/ToDoListReact/info/', 'info/index.html'],
  ['/ToDoListReact/data.json', 'data.json'],
])('%s serves %s', async (path, file) => {
  expect(await get(path)).toMatchObject({ status: 200, text: file });
});

test.each([
  '/ToDoListReact/zadania/some-id',
  '/ToDoListReact/zadania/some-id/?szukaj=a',
  '/ToDoListReact/zadania/a%2Fb%3Fc%23d%20%C3%A9',
  '/ToDoListReact/zadania/..%2F..%2Fsecret.txt',
])('%s, the address of a task, is answered with 404.html and status 200', async (path) => {
  expect(await get(path)).toMatchObject({ status: 200, text: '404.html' });
});

test.each([
  '/ToDoListReact/zadania/a/b',
  '/ToDoListReact/zadania/%E0%A4%A',
  '/ToDoListReact/zadania//',
  '/ToDoListReact/nowhere/some-id',
  '/ToDoListReact/%E0%A4%A',
  '/ToDoListReact/%00',
  '/ToDoListReact/../secret.txt',
  '/ToDoListReact/..%2fsecret.txt',
  '/ToDoListReact/%2e%2e/secret.txt',
])('%s is answered with 404.html and status 404', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, text: '404.html' });
});

test.each(['/', '/ToDoListReact'])('%s redirects to the app', async (path) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([302, '/ToDoListReact/']);
});

test('nothing is served outside the base path', async () => {
  expect(await get('/zadania')).toMatchObject({ status: 404, text: 'Not found\n' });
});

test('only files with a hash in their name are cached for good', async () => {
  const script = await get('/ToDoListReact/static/js/index.0123abcdef.js');
  const page = await get('/ToDoListReact/');
  expect(script.headers['cache-control']).toContain('immutable');
  expect(page.headers['cache-control']).toBe('no-cache');
});

test('HEAD is answered with headers only', async () => {
  const { headers, text } = await get('/ToDoListReact/', 'HEAD');
  expect([headers['content-type'], headers['content-length'], text]).toEqual([
    'text/html; charset=utf-8',
    '10',
    '',
  ]);
});

test('if the port is taken, the next free one is used', async () => {
  const other = createServer();
  await once(other.listen(0), 'listening');
  const address = other.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  const next = await serve({ port: taken, dir, orNextPort: true });
  expect(Number(new URL(next.url).port)).toBeGreaterThan(taken);
  next.server.close();
  other.close();
});
