import { tasks } from '../storedData';
import { expect, test } from '../test';

test('a dialog lists the keys, and gives the focus back', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.button('Keyboard shortcuts').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Undo a change');
  await expect(list.button('Close')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.button('Close')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(list.button('Keyboard shortcuts')).toBeFocused();
});

test('no letter alone does anything', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.checkbox('tea').click();
  for (const key of 'azyx?') await page.keyboard.press(key);
  await expect(list.checkbox('tea')).toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list.contents).toHaveText(['tea']);
});
