import { ListPage } from '../listPage';
import { tasks } from '../storedData';
import { expect, test } from '../test';

test('a new task half typed survives a reload and another screen, and is gone when it is added', async ({
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

// In e2e/storage/1-kill.spec.ts and src/app/editor.component.test.tsx.
test('an edit half done survives a reload, and another row being edited @repeated', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.editButton('tea').click();
  await list.editor.pressSequentially('green te');
  await page.reload();
  await expect(list.editor).toHaveValue('green te');
  await list.editButton('milk').click();
  await expect(list.editor).toHaveValue('milk');
  await list.editButton('tea (unsaved text)').click();
  await expect(list.editor).toHaveValue('green te');
  await list.editor.press('Escape');
  await list.editButton('tea').click();
  await expect(list.editor).toHaveValue('tea');
});

// In src/store/taskStore.drafts.test.ts.
test('what was typed into a row that another tab removes stays in a notice @repeated', async ({
  page,
  list,
  context,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.editButton('tea').click();
  await list.editor.pressSequentially('green tea, two bags');
  const other = new ListPage(await context.newPage());
  await other.page.goto('zadania');
  await other.removeButton('tea').click();
  await other.button('Yes').click();
  await expect(list.contents).toHaveText(['milk']);
  const notice = page.getByRole('status');
  await expect(notice).toContainText('Your text: green tea, two bags');
  await page.reload();
  await expect(notice).toContainText('Your text: green tea, two bags');
  await notice.getByRole('button', { name: 'Add task' }).click();
  await expect(list.contents).toHaveText(['milk', 'green tea, two bags']);
  await expect(notice).not.toContainText('green tea');
});
