import { SHARED_LIST } from '../sharedList';
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

// In src/app/*.component.test.tsx, where every component is mounted twice as well.
test('every dialog stays open until it is closed @repeated', async ({ page, list }) => {
  await list.open({ tasks: TASKS });
  await list.removeButton('tea').click();
  await expect(list.dialog).toContainText('tea');
  await expect(list.button('No')).toBeFocused();
  await list.button('No').click();
  await expect(list.dialog).toBeHidden();
  await expect(list.removeButton('tea')).toBeFocused();

  await list.button('Remove all').click();
  await page.keyboard.press('Escape');
  await expect(list.dialog).toBeHidden();

  await list.button('Keyboard shortcuts').click();
  await list.button('Close').click();
  await expect(list.dialog).toBeHidden();

  await list.button('Export').click();
  await page.getByRole('menuitem', { name: 'Send to another device' }).click();
  await expect(list.dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  await list.button('Close').click();
  await expect(list.button('Export')).toBeFocused();

  await page.goto(`zadania#lista=${SHARED_LIST}`);
  await expect(list.dialog).toContainText('jam');
  await expect(list.button('No')).toBeFocused();
  await list.button('No').click();
  await expect(list.dialog).toBeHidden();

  await list.removeButton('tea').click();
  await list.button('Yes').click();
  await expect(list.contents).toHaveText(['milk']);
  await list.button('Undo').click();
  await expect(list.contents).toHaveText(['tea', 'milk']);
});

// In src/app/*.component.test.tsx, where every component is mounted twice as well.
test('every menu and the editor open, take the focus and give it back @repeated', async ({
  page,
  list,
}) => {
  await list.open({ tasks: TASKS });
  await list.button('Export').click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(list.button('Export')).toBeFocused();

  await list.editButton('tea').click();
  await expect(list.editor).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list.editButton('tea')).toBeFocused();
  await list.edit('tea', 'green tea');
  await expect(list.contents).toHaveText(['green tea', 'milk']);

  await page.setViewportSize({ width: 390, height: 844 });
  await list.button('Open menu').click();
  await list.link('About author').click();
  await expect(list.heading('Author')).toBeVisible();
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
