import { tasks } from '../storedData';
import { expect, test } from '../test';
import { atRest } from './atRest';
import { deleteDatabase } from './journal';

const THEIRS = JSON.stringify(tasks('theirs'));

test('[C3] an open page adopts another program’s text', async ({ context, page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.add('bread');
  await atRest(page);
  const program = await context.newPage();
  await program.goto('exampleTasks.json');
  await program.evaluate((text) => localStorage.setItem('tasks', text), THEIRS);
  await list.add('mine');
  await expect(list.contents).toHaveText(['theirs', 'mine']);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'An earlier list was found (3 tasks)',
  );
  await page.reload();
  await expect(list.contents).toHaveText(['theirs', 'mine']);
  await list.button('Restore').click();
  await expect(list.rows).toHaveCount(5);
});

test('[C5, L5] a deleted database is recreated from the open page or the stored text', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await atRest(page);
  await deleteDatabase(page);
  await list.add('bread');
  await atRest(page);
  await page.goto('exampleTasks.json');
  await deleteDatabase(page);
  await list.open();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await list.checkbox('milk').check();
  await atRest(page);
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await expect(list.checkbox('milk')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
});
