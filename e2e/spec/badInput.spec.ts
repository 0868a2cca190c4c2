import { storedTasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

test('§5 §9 a task of 100,000 characters is saved and shown in full', async ({ page, list }) => {
  const content = 'long '.repeat(20_000).trim();
  await list.open();
  await list.add(`${content}!`);
  await expect(list.rows).toHaveCount(1);
  await expect.poll(async () => (await storedTasks(page))[0]?.content.length).toBe(100_000);
  await page.reload();
  expect((await list.contents.textContent())?.length).toBe(100_000);
  await list.contents.press('Enter');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect.poll(async () => (await heading.textContent())?.length).toBe(100_000);
});
