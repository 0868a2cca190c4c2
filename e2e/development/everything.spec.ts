import { tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

const TASKS = tasks('tea', 'x milk');

test.describe('addresses that no file answers', () => {
  test.use({ expectedErrors: NOT_FOUND_LINE });

  test('every screen opens', async ({ page, list }) => {
    await list.open({ tasks: TASKS });
    await expect(list.contents).toHaveText(['tea', 'milk']);
    await list.link('tea').click();
    await expect(page.getByText('Completed: No')).toBeVisible();
    await list.link('About author').click();
    await expect(list.heading('Author')).toBeVisible();
    await list.link('About application').click();
    await expect(list.heading('About application')).toBeVisible();
    await page.goto('zadania/nobody');
    await expect(list.link('Back to the task list')).toBeVisible();
    await page.goto('nowhere');
    await list.link('Back to Home Page').click();
    await expect(list.contents).toHaveText(['tea', 'milk']);
  });
});

test('adding, searching, examples, theme and languages work', async ({ page, list }) => {
  await list.open({ tasks: TASKS });
  await list.add('bread');
  await list.search('BRE');
  await expect(list.contents).toHaveText(['bread']);
  await list.search('');
  await list.button('Get example tasks').click();
  await expect(list.contents).toHaveCount(5);
  await list.button('Dark theme').click();
  await list.button('ES').click();
  await expect(list.heading('Lista de tareas')).toBeVisible();
  await page.reload();
  await expect(list.contents).toHaveCount(5);
  await expect(list.button('Tema oscuro')).toHaveAttribute('aria-pressed', 'true');
});
