import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { filesUnder } from '../../scripts/filesUnder.mjs';
import { expect, test } from '../hostTest';
import type { ListPage } from '../listPage';
import { MARK, writeRenamedBuild } from './renamedBuild';
import { serviceWorkerReady } from './serviceWorkerReady';

test.use({
  serviceWorkers: 'allow',
  // The browsers' messages about a file with the wrong bytes.
  expectedErrors: /integrity|digest|bad-precaching-response|ServiceWorker intercepted/i,
});

const newBuild = (page: Page) => page.locator(`meta[name=build][content=${MARK}]`);

async function everyScreenOpens(page: Page, list: ListPage) {
  for (const [path, title] of [
    ['zadania', 'To-do list'],
    ['zadania/unknown', 'Unfortunately, the task not found'],
    ['autor', 'Author'],
  ] as const) {
    await page.goto(path);
    await expect(list.heading(title), path).toBeVisible();
  }
}

/** Resolves when installing the host's build has failed. */
const updateFails = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const next = new Promise<ServiceWorker>((resolve) => {
      registration.addEventListener('updatefound', () => {
        if (registration.installing) resolve(registration.installing);
      });
    });
    // Chromium rejects this when the installation fails.
    void registration.update().catch(() => {});
    const worker = await next;
    if (worker.state === 'redundant') return;
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'redundant') resolve();
        if (worker.state === 'activated') reject(new Error('The wrong answer was installed'));
      });
    });
  });

for (const [file, address] of [
  ['script', new RegExp(`/list-tools\\.${MARK}`)],
  ['page', /\/shell\.html/],
] as const) {
  test(`[P11] a sign-in page for a ${file} is not installed`, async ({ page, list, host }) => {
    await list.open();
    await serviceWorkerReady(page);
    await page.reload();
    host.broken = { fault: 'lasting html', address };
    host.deploy(writeRenamedBuild);
    await updateFails(page);

    await everyScreenOpens(page, list);
    await expect(newBuild(page)).not.toBeAttached();
    await host.disconnect();
    await everyScreenOpens(page, list);
    await page.goto('zadania');
    await list.add('in the tunnel');

    await host.connect();
    host.broken = null;
    await expect(async () => {
      await page.goto('zadania');
      await expect(newBuild(page)).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await host.disconnect();
    await everyScreenOpens(page, list);
  });
}

test('a version can be installed from a host that changes its pages', async ({
  page,
  list,
  host,
}) => {
  for (const file of filesUnder(host.dir).filter((name) => name.endsWith('.html'))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('<title>', '<meta name="counted"><title>'));
  }
  await list.open();
  await serviceWorkerReady(page);
  await host.disconnect();
  await everyScreenOpens(page, list);
  await expect(page.locator('meta[name=counted]')).toBeAttached();
});

test('the next online visit refills a deleted cache', async ({ page, list, host }) => {
  await list.open();
  await serviceWorkerReady(page);
  const cached = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().length;
    });
  const whole = await cached();
  await page.evaluate(async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
  expect(await cached()).toBe(0);
  await page.reload();
  await expect.poll(cached).toBe(whole);
  await host.disconnect();
  await everyScreenOpens(page, list);
});
