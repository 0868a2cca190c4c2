import { LANGUAGES, tasks } from '../storedData';
import { expect, test } from '../test';

test('§2 §5 the main screen has a header, three sections, bulk buttons', async ({ page, list }) => {
  await list.open();
  await test.step('the header holds one button per language and the theme toggle', async () => {
    for (const name of [...LANGUAGES, 'Dark theme']) {
      await expect(list.button(name)).toBeVisible();
      await expect(list.button(name)).toHaveAttribute('aria-pressed', /true|false/);
    }
  });
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Add new task',
    'Search',
    'List of tasks',
  ]);

  await test.step('the new task input is required and focused on arrival', async () => {
    await expect(list.newTask).toBeFocused();
    await expect(list.newTask).toHaveAttribute('required');
    await expect(list.button('Add task')).toBeVisible();
    await expect(list.button('Get example tasks')).toBeEnabled();
    await list.link('About author').click();
    await list.link('Tasks').click();
    await expect(page).toHaveURL(/\/zadania$/);
    await expect(list.newTask).toBeFocused();
  });

  await test.step('bulk buttons are there only when a task exists', async () => {
    const bulk = ['Finish all', 'Hide done', 'Remove all'];
    for (const name of bulk) await expect(list.button(name)).toHaveCount(0);
    await list.add('one');
    for (const name of bulk) await expect(list.button(name)).toBeVisible();
  });
});

test('§2 a row holds a toggle, the linked content, and two icons', async ({ page, list }) => {
  await list.open({ tasks: tasks('x tea', 'milk') });
  const row = list.rows.first();
  await expect(row.getByRole('checkbox', { name: 'tea', exact: true })).toBeChecked();
  await expect(list.rows.last().getByRole('checkbox')).not.toBeChecked();
  await expect(row.getByRole('button', { name: 'Edit: tea', exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Remove: tea', exact: true })).toBeVisible();

  const struck = (content: string) =>
    list.link(content).evaluate((link) => {
      const text = link.querySelector('span') ?? link;
      // The drawn line; the other one is for forced colours and print.
      const { backgroundImage, backgroundSize } = getComputedStyle(text);
      const isDrawn = backgroundImage !== 'none' && backgroundSize === '100% 1px';
      return isDrawn && getComputedStyle(link).textDecorationLine === 'line-through';
    });
  expect(await struck('tea')).toBe(true);
  expect(await struck('milk')).toBe(false);

  await row.getByRole('link', { name: 'tea', exact: true }).click();
  await expect(page).toHaveURL('/ToDoListReact/zadania/1');
});
