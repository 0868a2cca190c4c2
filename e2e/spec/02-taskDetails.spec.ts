import { tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

test('§2 details show the content as title and whether it is completed', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk') });
  await list.link('tea').click();
  await expect(list.heading('tea')).toBeVisible();
  await expect(page.getByText('Completed: No', { exact: true })).toBeVisible();

  await list.back();
  await list.link('milk').click();
  await expect(list.heading('milk')).toBeVisible();
  await expect(page.getByText('Completed: Yes', { exact: true })).toBeVisible();
});

test('§2 §8 an unknown id is not found, with a link to the list', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') }, 'zadania/unknown');
  await expect(page.getByText('Unfortunately, the task not found')).toBeVisible();
  await expect(page.getByText(/Completed/)).toHaveCount(0);

  await list.link('Back to the task list').click();
  await expect(page).toHaveURL('/ToDoListReact/zadania');
  await expect(list.contents).toHaveText(['tea']);
});
