import type { Locator, Page } from '@playwright/test';
import { fetchedAhead } from '../fetchedAhead';
import { expect, test } from '../hostTest';
import { tasks } from '../storedData';

test.use({
  // The browser's message for each failure, and the app's.
  expectedErrors:
    /Loading chunk|Failed to load resource|Unexpected token|expected expression|Loading failed for/,
});

test('§7 §8 a failed chunk is named and can be retried', async ({ page, list, host, errors }) => {
  host.broken = { fault: '404', address: /\/list-tools\./ };
  await list.open({ tasks: tasks('tea') });
  await list.newTask.fill('half a thought');
  await list.editButton('tea').click();
  await list.editor.fill('green te');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await list.button('Keyboard shortcuts').click();
  const line = page.getByRole('region', { name: 'Notices' }).getByText(/Loading chunk/);
  await expect(line).toHaveText(
    /Loading chunk list-tools failed\.\s\((error|missing|timeout): \S+\/static\/js\/list-tools\.\w+\.js\S*\)$/,
  );
  const first = await bundlerLine(line);
  expect(first).toContain(`\n(error: ${host.url}static/js/list-tools.`);
  await expect.poll(() => errors).toContain(`console: ${first}`);
  expect(host.asked).toContain(addressIn(first));

  host.broken = { fault: 'html', address: /\/list-tools\./ };
  await list.button('Try again').click();
  await expect(line).toHaveText(/retry=/);
  await expect(line).not.toContainText(first);
  const second = await bundlerLine(line);
  expect(second).toContain(`(missing: `);
  expect(host.asked).toContain(addressIn(second));

  host.broken = null;
  await list.button('Try again').click();
  await list.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(line).toHaveCount(0);
  await list.button('OK').click();
  await list.button('Add task').click();
  await expect(list.contents).toHaveText(['green te', 'half a thought']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

const bundlerLine = async (line: Locator) =>
  /Loading chunk.*/s.exec((await line.textContent()) ?? '')?.[0] ?? '';

const addressIn = (line: string) => /: (\S+)\)$/.exec(line)?.[1];

/** Turns off prefetching, whose failure Try again could share. */
const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

test('§7 a failed language is named, and the page keeps its own', async ({
  page,
  list,
  host,
  errors,
}) => {
  await fetchNothingAhead(page);
  host.broken = { fault: '404', address: /\/es\./ };
  await list.open();
  await list.newTask.fill('half a thought');
  await list.button('ES').click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    /Loading chunk es failed\.\s*\(error: http\S+\/static\/js\/es\.\w+\.js\S*\)/,
  );
  await expect
    .poll(() => errors.join('\n'))
    .toMatch(/console: Loading chunk es failed\.\n\(error: http/);
  await expect(list.newTask).toHaveValue('half a thought');

  host.broken = null;
  await list.button('Try again').click();
  await expect(list.heading('Lista de tareas')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
});

test('§7 the list works while the chunk of the journal fails', async ({
  page,
  list,
  host,
  errors,
}) => {
  await page.clock.install();
  host.broken = { fault: '404', address: /\/journal\./ };
  await list.open();
  await list.add('tea');
  const notice = page.getByRole('region', { name: 'Notices' });
  await expect(notice).toContainText('Part of the application could not be loaded');
  await expect
    .poll(() => errors.join('\n'))
    .toMatch(/console: Loading chunk journal failed\.\n\(error: http/);
  host.broken = null;
  const later = async () => {
    // The retry comes after a growing pause.
    await page.clock.runFor(1000);
    return notice.isVisible();
  };
  await expect.poll(later).toBe(false);
  await page.reload();
  await expect(list.contents).toHaveText(['tea']);
});

test('§7 code fetched ahead works without a network', async ({ page, list, host }) => {
  const fetched = fetchedAhead(page);
  await list.open({ tasks: tasks('tea') });
  await fetched;
  await host.disconnect();
  await list.button('Keyboard shortcuts').click();
  await list.dialog.getByRole('button', { name: 'Close' }).click();
  await list.link('About application').click();
  await expect(page.getByText(/runs entirely in your browser/)).toBeVisible();
  await list.button('ES').click();
  await expect(page.getByText(/en tu navegador/)).toBeVisible();
});
