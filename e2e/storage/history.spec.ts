import type { Page } from '@playwright/test';
import type { ListPage } from '../listPage';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { atRest } from './atRest';

const historyOf = (page: Page) => page.getByRole('dialog', { name: 'History', exact: true });

async function openHistory(list: ListPage) {
  await list.button('History').click();
  await expect(historyOf(list.page)).toBeVisible();
  return historyOf(list.page).getByRole('listitem');
}

test('[C9] History undoes a single change of an earlier visit', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk', 'bread') });
  await list.removeButton('tea').click();
  await list.button('Yes').click();
  await list.checkbox('milk').click();
  await atRest(page);
  await page.reload();
  await list.edit('bread', 'rye bread');
  let changes = await openHistory(list);
  await expect(changes).toContainText(['Edited “rye bread”', 'Finished “milk”', 'Removed “tea”']);
  await list.button('Undo: Removed “tea”').click();
  await expect(changes).toContainText([
    'Restored “tea”',
    'Edited “rye bread”',
    'Finished “milk”',
    'Undone',
  ]);
  await expect.poll(() => storedTasks(page)).toMatchObject(tasks('tea', 'x milk', 'rye bread'));
  await atRest(page);
  await page.reload();
  changes = await openHistory(list);
  await expect(changes).toHaveCount(4);
  await expect(changes.last()).toContainText('Undone');
  await list.button('Undo: Restored “tea”').click();
  await expect.poll(() => storedTasks(page)).toMatchObject([{ done: true }, { done: false }]);
});
