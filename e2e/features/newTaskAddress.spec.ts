import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

// In src/app/newTaskAddress.component.test.tsx.
test('the address puts a text into the field, which only the visitor adds @repeated', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('milk') }, 'zadania?nowe=za%C5%BC%C3%B3%C5%82%C4%87+%3Cb%3E%26');
  await expect(list.newTask).toHaveValue('zażółć <b>&');
  await expect(list.newTask).toBeFocused();
  await expect(page).toHaveURL(/zadania$/);
  await page.reload();
  await expect(list.newTask).toHaveValue('zażółć <b>&');
  await expect(list.contents).toHaveText(['milk']);
  expect(await storedTasks(page)).toHaveLength(1);
  await list.newTask.press('Enter');
  await expect(list.contents).toHaveText(['milk', 'zażółć <b>&']);
  await page.reload();
  await expect(list.newTask).toHaveValue('');
});

test('what is typed and submitted before the app has started is added without it', async ({
  page,
  list,
}) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/static/js/index.*', async (route) => {
    await held;
    await route.continue();
  });
  const loaded = list.open({}, 'zadania?nowe=shared');
  await list.newTask.pressSequentially('typed');
  await list.newTask.press('Enter');
  letIn();
  await loaded;
  await expect(list.contents).toHaveText(['typed']);
  await expect(list.newTask).toHaveValue('shared');
});
