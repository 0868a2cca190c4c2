import { fetchedAhead } from '../fetchedAhead';
import { tasks } from '../storedData';
import { expect, test } from '../test';

test('an empty list opens a backup, in browsers that keep no file as well', async ({
  page,
  list,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const fetched = fetchedAhead(page);
  await list.open();
  const choosing = page.waitForEvent('filechooser');
  await list.button('Open a backup').focus();
  await page.keyboard.press('Enter');
  const buffer = Buffer.from(JSON.stringify(tasks('tea', 'x milk')));
  await (await choosing).setFiles({ name: 'tasks.json', mimeType: 'application/json', buffer });
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.button('Open a backup')).toHaveCount(0);
  await expect(list.newTask).toBeFocused();
  // What could offer it has come by then.
  await fetched;
  await list.button('Export').click();
  await expect(page.getByRole('menuitem', { name: 'Backup (JSON)' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /copy in a file/ })).toHaveCount(0);
});
