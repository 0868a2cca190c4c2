import { tasks } from '../storedData';
import { expect, test } from '../test';

test('[P2] a new task half typed survives a reload and another screen, and is gone when it is added', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  await list.newTask.pressSequentially('half a th');
  await page.reload();
  await expect(list.newTask).toHaveValue('half a th');
  await list.link('About author').click();
  await expect(list.heading('Author')).toBeVisible();
  await list.link('Tasks').click();
  await expect(list.newTask).toHaveValue('half a th');
  await list.newTask.press('Enter');
  await expect(list.contents).toHaveText(['tea', 'half a th']);
  await expect(list.newTask).toHaveValue('');
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'half a th']);
  await expect(list.newTask).toHaveValue('');
});
