import { tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

test('Previous and Next go through the list as it was filtered, even after a reload', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk', 'x green tea', 'tea cup') }, 'zadania?szukaj=tea');
  await list.link('tea').click();
  await list.link('Next task').click();
  await expect(list.heading('green tea')).toBeVisible();
  await page.reload();
  await list.link('Previous task').click();
  await expect(list.heading('tea')).toBeVisible();
  await list.link('Back to the task list').click();
  await expect(page).toHaveURL(/zadania\?szukaj=tea$/);
});

test('a reload of the whole list does not bring back the search that it was opened from', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') }, 'zadania?szukaj=tea');
  await expect(list.contents).toHaveText(['tea']);
  await list.link('Tasks').click();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.filter).toHaveValue('');
});
