import { tasks } from '../storedData';
import { expect, test } from '../test';
import { Keyboard } from './keyboard';

// In src/app/screenFocus.component.test.tsx, rowKeys, keyboard, order, undo, questions and details.
test('with the keyboard alone: the list @repeated', async ({ page, list }) => {
  test.slow();
  const keys = new Keyboard(page);
  await list.open();
  await expect(list.newTask).toBeFocused();
  for (const content of ['tea', 'milk', 'bread']) {
    await keys.type(content);
    await keys.press('Enter');
  }
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);

  await keys.press('ArrowDown');
  await expect(list.checkbox('tea')).toBeFocused();
  await keys.press('Space');
  await expect(list.checkbox('tea')).toBeChecked();
  await keys.press('End');
  await expect(list.checkbox('bread')).toBeFocused();
  await keys.press('Home', 'ArrowDown');
  await expect(list.checkbox('milk')).toBeFocused();

  await keys.press('F2');
  await expect(list.editor).toBeFocused();
  await keys.type('oat milk');
  await keys.press('Enter');
  await expect(list.checkbox('oat milk')).toBeFocused();

  await keys.press('Alt+ArrowUp');
  await expect(list.contents).toHaveText(['oat milk', 'tea', 'bread']);
  await expect(list.checkbox('oat milk')).toBeFocused();
  await keys.press('Alt+ArrowDown');
  await expect(list.contents).toHaveText(['tea', 'oat milk', 'bread']);

  await keys.tabTo(list.removeButton('oat milk'));
  await keys.press('Delete');
  await expect(list.button('No')).toBeFocused();
  await keys.tabTo(list.button('Yes'));
  await keys.press('Enter');
  await expect(list.contents).toHaveText(['tea', 'bread']);
  await expect(list.removeButton('bread')).toBeFocused();
  await keys.press('Control+z');
  await expect(list.contents).toHaveText(['tea', 'oat milk', 'bread']);
  await expect(list.removeButton('oat milk')).toBeFocused();
  await keys.press('Control+y');
  await expect(list.contents).toHaveText(['tea', 'bread']);
  await keys.press('Control+z');

  await keys.tabTo(list.button('Remove done'));
  await keys.press('Enter');
  await keys.tabTo(list.button('Yes'));
  await keys.press('Enter');
  await expect(list.contents).toHaveText(['oat milk', 'bread']);
  await expect(list.button('Export')).toBeFocused();
  await keys.press('Control+z');
  await expect(list.contents).toHaveText(['tea', 'oat milk', 'bread']);

  await keys.tabBackTo(list.button('Hide done'));
  await keys.press('Enter');
  await expect(list.contents).toHaveText(['oat milk', 'bread']);
  await keys.press('Enter');
  await keys.tabBackTo(list.button('Finish all'));
  await keys.press('Enter');
  await expect(list.checkbox('bread')).toBeChecked();

  await keys.tabBackTo(list.filter);
  await keys.type('oat');
  await expect(list.contents).toHaveText(['oat milk']);
  await keys.press('Control+a', 'Backspace');
  await expect(list.rows).toHaveCount(3);

  await keys.tabTo(list.link('oat milk'));
  await keys.press('Enter');
  await expect(list.heading('oat milk')).toBeFocused();
  await keys.press('Space');
  await expect(list.checkbox('oat milk')).not.toBeChecked();
  await keys.press('Space');
  await expect(list.checkbox('oat milk')).toBeChecked();
  await keys.press('F2');
  await expect(list.editor).toBeFocused();
  await keys.press('Escape', 'ArrowRight');
  await expect(list.heading('bread')).toBeVisible();
  await keys.press('ArrowLeft');
  await expect(list.heading('oat milk')).toBeVisible();
  await expect(list.checkbox('oat milk')).toBeFocused();
  await keys.tabTo(list.link('Back to the task list'));
  await keys.press('Enter');

  await expect(list.link('oat milk')).toBeFocused();
  await keys.tabBackTo(list.button('Remove all'));
  await keys.press('Enter');
  await expect(list.button('No')).toBeFocused();
  await keys.press('Escape');
  await expect(list.button('Remove all')).toBeFocused();
  await keys.press('Enter');
  await keys.tabTo(list.button('Yes'));
  await keys.press('Enter');
  await expect(list.rows).toHaveCount(0);
  await expect(list.newTask).toBeFocused();
});

// In src/app/screenFocus.component.test.tsx, listFocus, exporting, shortcuts, undo and phoneMenu, and
// in src/ui/Menu.component.test.tsx.
test('with the keyboard alone: everything around the list @repeated', async ({ page, list }) => {
  test.slow();
  await page.route('**/exampleTasks.json', (route) => route.fulfill({ json: tasks('tea') }));
  const keys = new Keyboard(page);
  await list.open();
  await expect(list.newTask).toBeFocused();
  await keys.tabBackTo(list.button('Get example tasks'));
  await keys.press('Enter');
  await expect(list.contents).toHaveText(['tea']);
  await expect(list.button('Get example tasks')).toBeFocused();

  await keys.tabTo(list.button('Export'));
  await keys.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keys.press('ArrowDown', 'Escape');
  await expect(list.button('Export')).toBeFocused();
  await keys.tabTo(list.button('Import'));
  await keys.tabTo(list.button('Keyboard shortcuts'));
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.press('Escape');
  await expect(list.button('Keyboard shortcuts')).toBeFocused();
  await keys.press('Control+z');
  await expect(list.rows).toHaveCount(0);

  await keys.tabBackTo(list.button('Dark theme'));
  await keys.press('Space');
  await expect(list.button('Dark theme')).toHaveAttribute('aria-pressed', 'true');
  await keys.tabBackTo(list.button('ES'));
  await keys.press('Enter');
  await expect(list.heading('Lista de tareas')).toBeVisible();
  await keys.tabBackTo(list.button('EN'));
  await keys.press('Enter');
  await expect(list.heading('To-do list')).toBeVisible();

  await keys.tabBackTo(list.link('About application'));
  await keys.press('Enter');
  await expect(list.heading('About application')).toBeFocused();
  await keys.tabBackTo(list.link('Skip to content'));
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 800 });
  await keys.tabBackTo(list.button('Open menu'));
  await keys.press('Enter');
  await keys.tabTo(list.link('About author'));
  await keys.press('Escape');
  await expect(list.button('Open menu')).toBeFocused();
  await keys.press('Enter');
  await keys.tabTo(list.link('Tasks'));
  await keys.press('Enter');
  await expect(list.newTask).toBeFocused();
});
