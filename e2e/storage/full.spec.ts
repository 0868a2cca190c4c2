import { tasks } from '../storedData';
import { expect, test } from '../test';
import { addInPage } from './addInPage';
import { fillLocalStorage } from './fullStorage';
import { journalLength } from './journal';

test('[C1] with localStorage full the list changes and survives', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.add('bread');
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await fillLocalStorage(page);
  const added = Array.from({ length: 20 }, (_, index) => `added when full ${index}`);
  await addInPage(page, added);
  await list.checkbox('tea').check();
  await list.edit('milk', 'oat milk');
  await list.removeButton('bread').click();
  await list.button('Yes').click();
  // The adopted list, the bread, the added tasks, and three more changes.
  await expect.poll(() => journalLength(page)).toBe(1 + 1 + added.length + 3);

  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'oat milk', ...added]);
  await expect(list.checkbox('tea')).toBeChecked();
  await list.add('after the reload');
  await expect.poll(() => journalLength(page)).toBe(1 + 1 + added.length + 3 + 1);
  await page.reload();
  await expect(list.contents.last()).toHaveText('after the reload');
});
