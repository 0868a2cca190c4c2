import { expect, test } from '../test';

test.use({ expectedErrors: /ERR_FAILED|Loading chunk/ });

/** Blocked before the first load: Firefox would take a file it has seen before from its cache. */
const CHUNK = '**/static/js/list-tools.*';

// In e2e/chunks/failures.spec.ts, by an answer of 404.
test('§7 §8 a chunk that fails is named with its type and address, and Try again loads it @repeated', async ({
  page,
  list,
}) => {
  await page.route(CHUNK, (route) => route.abort());
  await list.open();
  await list.button('Keyboard shortcuts').click();
  const message = page.getByText(/Loading chunk \S+ failed\./);
  await expect(message).toBeVisible();
  await expect(message).toContainText(
    /\((error|missing): http:\/\/localhost:\d+\/ToDoListReact\/static\/js\/\S+\)/,
  );

  await list.button('Try again').click();
  await expect(message).toBeVisible();
  await page.unroute(CHUNK);
  await list.button('Try again').click();
  await expect(message).toHaveCount(0);
  await expect(list.dialog).toContainText('Keyboard shortcuts');
});

// In e2e/chunks/lazyScreens.spec.ts: a task is removed after the notices failed, and one is named after its
// screen did.
test('§7 after a failed chunk everything else still works @repeated', async ({ page, list }) => {
  await page.route(CHUNK, (route) => route.abort());
  await list.open();
  await list.button('Keyboard shortcuts').click();
  await expect(page.getByText(/Loading chunk \S+ failed\./)).toBeVisible();
  await list.add('still here');
  await expect(list.contents).toHaveText(['still here']);
  await list.link('About author').click();
  await expect(list.heading('Author')).toBeVisible();
});

test('§7 §9 a chunk that hangs fails after 120 seconds', async ({ page, list }) => {
  await page.route(CHUNK, () => {});
  await page.clock.install();
  // Fetched ahead it would hang since before the click.
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
    page.getByText(/Loading chunk list-tools failed\.\s*\(timeout: http\S+\)/),
  ).toBeVisible();
});
