import type { Page } from '@playwright/test';
import { expect, test } from '../hostTest';
import { ListPage } from '../listPage';
import { MARK, writeRenamedBuild } from './renamedBuild';
import { serviceWorkerReady } from './serviceWorkerReady';

test.use({ serviceWorkers: 'allow' });

const leaveMark = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Repeated, because the app looks for updates only after the browser has been idle. */
const comeBackTo = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible({ timeout: 2_000 });
  }).toPass();

const buildOf = (page: Page) => page.locator(`meta[name=build][content=${MARK}]`);

test('an open page keeps the chunks of its build', async ({ context, page, list, host }) => {
  await list.open();
  await serviceWorkerReady(page);
  await page.reload();
  await list.newTask.fill('half a thought');
  await leaveMark(page);

  // A page without prefetched chunks: every screen needs the network.
  const busy = await context.newPage();
  await busy.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const busyList = new ListPage(busy);
  await busy.goto('zadania');
  await leaveMark(busy);

  host.deploy(writeRenamedBuild);
  host.asked = [];
  await comeBackTo(page);
  const notice = page.getByRole('region', { name: 'Notices' });
  await expect(notice).toContainText('A new version of the application is ready.');
  await expect(list.newTask).toHaveValue('half a thought');
  expect(await isSameDocument(page)).toBe(true);

  await busyList.link('About author').click();
  await expect(busyList.heading('Author')).toBeVisible();
  await expect(busy.getByText(/made and maintained/)).toBeVisible();

  await list.button('Reload').click();
  await expect(buildOf(page)).toBeAttached();
  expect(await isSameDocument(page)).toBe(false);
  await expect(notice).toBeHidden();

  // This page is of the former build, under the new service worker.
  await busyList.link('About application').click();
  await expect(busy.getByText(/runs entirely in your browser/)).toBeVisible();
  await busyList.button('ES').click();
  await expect(busyList.heading('Sobre la aplicación')).toBeVisible();
  expect(await isSameDocument(busy)).toBe(true);
  const chunks = host.asked.filter((address) => /\/js\/(autor|info|es)\./.test(address));
  expect(chunks.filter((address) => !address.includes(`.${MARK}`))).toEqual([]);
});

test('unused files of a former build are deleted', async ({ context, page, list, host }) => {
  await list.open();
  await serviceWorkerReady(page);
  await page.reload();
  const unchanged = await context.newPage();
  await unchanged.goto('zadania');
  host.deploy(writeRenamedBuild);
  await comeBackTo(page);
  await list.button('Reload').click();
  await expect(buildOf(page)).toBeAttached();
  const caches = (on: Page) => on.evaluate(() => window.caches.keys());
  expect(await caches(page)).toHaveLength(2);

  await unchanged.close();
  await page.close();
  const later = await context.newPage();
  await later.goto('zadania');
  await expect.poll(() => caches(later)).toEqual([expect.stringContaining(` ${MARK}`)]);
});
