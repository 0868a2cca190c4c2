import { tasks } from '../storedData';
import { expect, test } from '../test';

test('a dialog lists the keys, and gives the focus back', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.button('Keyboard shortcuts').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Undo a change');
  await expect(dialog).toContainText('are kept on this device for 7 days');
  await expect(list.button('Close')).toBeFocused();
  // To Close again, or to the keys themselves where they are so many that they scroll.
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(list.button('Keyboard shortcuts')).toBeFocused();
});

test('the keys are shown again when asked for in the same moment as they are closed', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  await list.button('Keyboard shortcuts').click();
  await expect(list.dialog).toBeVisible();
  // Browsers tell of a closed dialog no sooner than in the next frame.
  await page.evaluate(async () => {
    const press = (label: string) =>
      document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click();
    press('Close');
    await Promise.resolve();
    press('Keyboard shortcuts');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await expect(list.dialog).toContainText('Undo a change');
  await expect(page.locator('dialog:modal')).toHaveCount(1);
});

test('no letter alone does anything', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.checkbox('tea').click();
  for (const key of 'azyx?') await page.keyboard.press(key);
  await expect(list.checkbox('tea')).toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list.contents).toHaveText(['tea']);
});
