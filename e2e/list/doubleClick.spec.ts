import type { Locator } from '@playwright/test';
import { quickly } from '../quickly';
import { tasks } from '../storedData';
import { expect, test } from '../test';

const contents = Array.from({ length: 15 }, (_, index) => `task ${index}`);

const doubleClick = (control: Locator) => quickly(control.page(), () => control.dblclick());

test('the second half of a double click hits nothing', async ({ page, list }) => {
  await list.open({ tasks: tasks(...contents) });
  // Scrolled so that every button of the dialog has a row beneath it.
  await page.evaluate(() => scrollTo(0, 300));
  for (const answer of ['No', 'Close', 'Yes']) {
    await test.step(answer, async () => {
      await list.removeButton('task 5').click();
      const box = await list.button(answer).boundingBox();
      await doubleClick(list.button(answer));
      await expect(list.dialog).toHaveCount(0);
      await expect(page).toHaveURL(/zadania$/);
      const isRow = await page.evaluate(
        ({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('[data-task]')),
        { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 },
      );
      expect(isRow, 'a row lies there').toBe(true);
    });
  }
  await expect(list.rows).toHaveCount(14);
  await doubleClick(list.removeButton('task 0'));
  await expect(list.button('No')).toBeFocused();
  await page.keyboard.press('Escape');
  await doubleClick(list.editButton('task 3'));
  await expect(list.editor).toBeFocused();
  // A click elsewhere: at the same place the next one would be the third of a triple click.
  await list.filter.click();
  await doubleClick(list.button('Cancel: task 3'));
  await expect(list.editButton('task 3')).toBeFocused();
  await expect(list.editor).toHaveCount(0);
  await list.filter.click();
  await list.editButton('task 3').click();
  await doubleClick(list.button('OK'));
  await expect(list.editor).toHaveCount(0);
  await expect(page).toHaveURL(/zadania$/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const copy = page.getByRole('menuitem', { name: 'Copy as Markdown', exact: true });
  await list.button('Export').click();
  await doubleClick(copy);
  await expect(copy).toHaveCount(0);
  await expect(page).toHaveURL(/zadania$/);
  // The next deliberate click counts.
  await list.checkbox('task 3').click();
  await expect(list.checkbox('task 3')).toBeChecked();
  await list.link('task 4').dblclick();
  await expect(list.heading('task 4')).toBeVisible();
});

test('quick clicks at other places, and quick keys, all count', async ({ page, list }) => {
  // Too few rows to scroll: Firefox's driver would scroll each to the same place.
  await list.open({ tasks: tasks(...contents.slice(0, 5)) });
  await list.editButton('task 3').click();
  await list.editButton('task 4').click();
  await list.editButton('task 3').click();
  await expect(list.editor).toBeFocused();
  for (const key of ['Escape', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expect(list.editButton('task 3')).toBeFocused();
  await doubleClick(list.removeButton('task 3'));
  await expect(list.button('No')).toBeFocused();
  for (const key of ['Tab', 'Enter', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(list.rows).toHaveCount(3);
});
