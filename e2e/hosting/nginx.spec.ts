import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { nginx } from '../../scripts/testing/programs.mjs';
import { builtSite } from '../host.mjs';
import { ListPage } from '../listPage';
import { expect, NOT_FOUND_LINE, test } from '../test';
import { startNginx } from './startNginx';

const FOR_EVER = 'public, max-age=31536000, immutable';
const script = readdirSync(join(builtSite(), 'static/js')).find((name) =>
  /^index\.\w+\.js$/.test(name),
);

// With CI=true startNginx fails instead.
test.skip(!nginx() && process.env['CI'] !== 'true', 'there is no nginx on this machine');

let host: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
  host = await startNginx();
});
test.afterAll(() => host.stop());

const header = (response: APIResponse, name: string) => response.headers()[name];

test('nginx sends status, type, caching and compression as needed', async ({ request }) => {
  const cases = [
    { path: '', status: 200, type: 'text/html', cache: 'no-cache' },
    { path: 'zadania', status: 200, type: 'text/html', cache: 'no-cache' },
    { path: 'zadania/', status: 200, type: 'text/html', cache: 'no-cache' },
    { path: 'autor', status: 200, type: 'text/html', cache: 'no-cache' },
    { path: 'info?x=1', status: 200, type: 'text/html', cache: 'no-cache' },
    { path: 'zadania/some-id', status: 200, type: 'text/html', cache: 'no-cache' },
    { path: 'zadania/some-id/?szukaj=a', status: 200, type: 'text/html', cache: 'no-cache' },
    { path: 'zadania/a%2Fb%3Fc%23d', status: 200, type: 'text/html', cache: 'no-cache' },
    { path: 'zadania/a/b', status: 404, type: 'text/html', cache: 'no-cache' },
    { path: 'nowhere/some-id', status: 404, type: 'text/html', cache: 'no-cache' },
    { path: 'nowhere', status: 404, type: 'text/html', cache: 'no-cache' },
    { path: 'static/js/gone.0123456789.js', status: 404, type: 'text/html', cache: 'no-cache' },
    { path: 'sw.js', status: 200, type: 'javascript', cache: 'no-cache' },
    { path: 'exampleTasks.json', status: 200, type: 'application/json', cache: 'no-cache' },
    {
      path: 'manifest.webmanifest',
      status: 200,
      type: 'application/manifest+json',
      cache: 'no-cache',
    },
    { path: 'icons/icon-192.png', status: 200, type: 'image/png', cache: 'no-cache' },
    { path: `static/js/${script}`, status: 200, type: 'javascript', cache: FOR_EVER },
  ];
  for (const { path, status, type, cache } of cases) {
    const response = await request.get(host.url + path);
    expect.soft(response.status(), path).toBe(status);
    expect.soft(header(response, 'content-type'), path).toContain(type);
    expect.soft(header(response, 'cache-control'), path).toBe(cache);
    if (!type.startsWith('image')) {
      expect.soft(header(response, 'content-encoding'), path).toBe('gzip');
      expect.soft(header(response, 'vary'), path).toMatch(/accept-encoding/i);
    }
  }
  const bare = await request.get(host.url.slice(0, -1), { maxRedirects: 0 });
  expect([bare.status(), header(bare, 'location')]).toEqual([301, '/ToDoListReact/']);
});

test('nginx sends the security headers with every answer', async ({ request }) => {
  for (const path of ['zadania', 'nowhere', 'sw.js', `static/js/${script}`]) {
    const response = await request.get(host.url + path);
    const policy = header(response, 'content-security-policy') ?? '';
    expect.soft(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
    expect.soft(policy, path).toContain("require-trusted-types-for 'script'");
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    expect.soft(policy, path).not.toContain('unsafe');
    expect.soft(header(response, 'referrer-policy'), path).toBe('no-referrer');
    expect.soft(header(response, 'x-content-type-options'), path).toBe('nosniff');
    expect.soft(header(response, 'cross-origin-opener-policy'), path).toBe('same-origin');
    expect.soft(header(response, 'permissions-policy'), path).toContain('camera=()');
  }
});

test.describe('in a browser', () => {
  test.use({ expectedErrors: NOT_FOUND_LINE });

  test('the app runs under the headers of nginx, even from a direct address', async ({ page }) => {
    const list = new ListPage(page);
    const reports: string[] = [];
    await page.exposeFunction('report', (text: string) => reports.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        Reflect.get(window, 'report')(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await page.goto(`${host.url}zadania`);
    await list.button('EN').click();
    await list.add('tea');
    await list.link('tea').click();
    await expect(page.getByText('Completed: No')).toBeVisible();
    await page.reload();
    await expect(list.heading('tea')).toBeVisible();
    expect(reports).toEqual([]);
  });
});
