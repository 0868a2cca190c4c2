import { storedTasks, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

test('§5 §9 a task of 100,000 characters is added, kept and shown in full', async ({
  page,
  list,
}) => {
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

// In e2e/list/longList.spec.ts, which adds one to 100 and opens 10,000.
test('§5 §9 there is no limit on the number of tasks: with 1,000, one more is added @repeated', async ({
  page,
  list,
}) => {
  const many = tasks(...Array.from({ length: 1000 }, (_, index) => `task ${index}`));
  await list.open({ tasks: many }, 'zadania?szukaj=task+999');
  await expect(list.contents).toHaveText(['task 999']);
  await list.add('one more');
  await expect.poll(async () => (await storedTasks(page)).length).toBe(1001);
});
