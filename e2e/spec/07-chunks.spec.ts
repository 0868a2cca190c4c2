import { expect, test } from '../test';

test.use({ expectedErrors: /ERR_FAILED|Loading chunk/ });

/** Blocked before the first load: Firefox would take a loaded file from its cache. */
const CHUNK = '**/static/js/list-tools.*';

test('§7 §9 a chunk that hangs fails after 120 seconds', async ({ page, list }) => {
  await page.route(CHUNK, () => {});
  await page.clock.install();
  // Without prefetching, so that the request begins with the click.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await list.open();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(CHUNK);
  await list.button('Keyboard shortcuts').click();
  await asked;
  await page.clock.runFor(119_000);
  await expect(page.getByText(/Loading chunk list-tools/)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(
    page
      .getByRole('region', { name: 'Notices' })
      .getByText(/Loading chunk list-tools failed\.\s*\(timeout: http\S+\)/),
  ).toBeVisible();
});
