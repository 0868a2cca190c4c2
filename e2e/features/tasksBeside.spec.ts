import { tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

test('after a reload Previous, Next and the way back follow the search', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk', 'green tea') }, 'zadania?szukaj=tea');
  await list.link('tea').click();
  await page.reload();
  await list.link('Next task').click();
  await expect(list.heading('green tea')).toBeVisible();
  await list.link('Back to the task list').click();
  await expect(page).toHaveURL(/zadania\?szukaj=tea$/);
});

test('a reload of the whole list does not bring a former search back', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') }, 'zadania?szukaj=tea');
  await expect(list.contents).toHaveText(['tea']);
  await list.link('Tasks').click();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.filter).toHaveValue('');
});
