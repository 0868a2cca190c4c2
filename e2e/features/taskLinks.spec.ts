import { tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

const LONG = `https://example.org/${'a-very-long-way/'.repeat(30)}?q=żółw`;

test('the addresses in a text are links on the details page, and the row is still one link', async ({
  page,
  list,
}) => {
  await list.open({
    tasks: tasks(
      'Read (https://example.org/a_(b)), http://b.example and https://example.org/a_(b)',
    ),
  });
  await expect(list.rows.getByRole('link')).toHaveCount(1);
  await list.rows.getByRole('link').click();
  const links = page.getByRole('list', { name: 'Links in this task' }).getByRole('link');
  await expect(links).toHaveText(['https://example.org/a_(b)', 'http://b.example/']);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', (await link.textContent()) ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const completed = await page.getByText('Completed: No').boundingBox();
  expect((await links.first().boundingBox())?.y).toBeGreaterThan(completed?.y ?? Infinity);
});

test('a task without an address has no list of links', async ({ page, list }) => {
  await list.open({ tasks: tasks('javascript:alert(1) www.example.org') }, 'zadania/1');
  await expect(page.getByText('Completed: No')).toBeVisible();
  await expect(page.locator('main').getByRole('list')).toHaveCount(0);
});

test('a link opens a new tab that learns nothing of this one', async ({ page, list, context }) => {
  await context.route('https://example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>there</title>' }),
  );
  await list.open({ tasks: tasks('https://example.org/there') }, 'zadania/1');
  const opening = context.waitForEvent('page');
  await list.link('https://example.org/there').click();
  const there = await opening;
  await expect(there).toHaveTitle('there');
  expect(await there.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL(/zadania\/1$/);
});

test('the whole address is seen, also on the narrowest phone', async ({ page, list }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await list.open({ tasks: tasks(LONG) }, 'zadania/1');
  const link = list.link(LONG);
  await expect(link).toBeVisible();
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
  // The link itself has no width of its own: it is in the lines of the title.
  const title = page.getByRole('heading', { level: 1 });
  const cut = await title.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});
