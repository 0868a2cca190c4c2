import { readFile } from 'node:fs/promises';
import { fetchedAhead } from '../fetchedAhead';
import { tasks } from '../storedData';
import { expect, test } from '../test';

test('a backup has the date in its name', async ({ page, list, browserName }) => {
  test.skip(browserName === 'firefox', 'a stock Firefox tells its driver of no downloads');
  const saved = tasks('tea', 'x two\nlines', '');
  await list.open({ tasks: saved });
  const downloading = page.waitForEvent('download');
  await list.button('Export').click();
  await page.getByRole('menuitem', { name: 'Backup (JSON)', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tasks-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(saved);

  const choosing = page.waitForEvent('filechooser');
  await list.button('Import').click();
  const buffer = Buffer.from('- [ ] milk');
  await (await choosing).setFiles({ name: 'list.md', mimeType: 'text/markdown', buffer });
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Import: 1 added');
});

test('an empty list opens a backup, and without a picker no backup file is offered', async ({
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
  await expect(list.newTask).toBeFocused();
  await fetched;
  await list.button('Export').click();
  await expect(page.getByRole('menuitem', { name: 'Backup (JSON)' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /copy in a file/ })).toHaveCount(0);
});
