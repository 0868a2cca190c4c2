import type { BrowserContext, Page } from '@playwright/test';
import { fetchedAhead } from '../fetchedAhead';
import type { Host } from '../host.mjs';
import { expect, test } from '../hostTest';
import { ListPage } from '../listPage';
import { MARK, writeRenamedBuild } from './renamedBuild';
import { serviceWorkerReady } from './serviceWorkerReady';
import { holdBackAtHost } from './slowHost';

test.use({ serviceWorkers: 'allow' });

/** Closes and reopens the only page while the next build is being installed. */
async function openDuringUpdate(context: BrowserContext, page: Page, host: Host) {
  await serviceWorkerReady(page);
  await page.reload();
  host.deploy(writeRenamedBuild);
  // One of the last files of the build.
  const held = holdBackAtHost(host, new RegExp(`/runtime\\.${MARK}`));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await held.asked;
  await page.close();

  const later = await context.newPage();
  const fetched = fetchedAhead(later);
  await later.goto('zadania');
  // Prefetching comes right before the registration.
  await fetched;
  held.letIn();
  return later;
}

test('a build that arrives late is announced', async ({ context, page, list, host }) => {
  await list.open();
  const later = await openDuringUpdate(context, page, host);
  // Firefox refuses to navigate while the page is loading.
  const reloaded = later.waitForEvent('load');
  // Firefox also reports chunks that are cancelled when the page is left.
  let fetched = fetchedAhead(later);
  await new ListPage(later).button('Reload').click();
  await reloaded;
  await expect(later.locator(`meta[name=build][content=${MARK}]`)).toBeAttached();
  await fetched;
  await host.disconnect();
  for (const [path, title] of [
    ['zadania', 'To-do list'],
    ['autor', 'Author'],
    ['info', 'About application'],
  ] as const) {
    fetched = fetchedAhead(later);
    await later.goto(path);
    await expect(new ListPage(later).heading(title), path).toBeVisible();
    await fetched;
  }
});
