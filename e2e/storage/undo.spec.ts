import { ListPage } from '../listPage';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { atRest } from './atRest';

const UNDO = 'ControlOrMeta+z';
const REDO = 'ControlOrMeta+Shift+z';

test('[C9] after a reload the keys undo and redo the last changes', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.edit('tea', 'green tea');
  await list.checkbox('milk').click();
  await list.button('Remove all').click();
  await list.button('Yes').click();
  await expect(list.rows).toHaveCount(0);
  await atRest(page);
  await page.reload();
  await expect(list.newTask).toBeFocused();
  await page.keyboard.press(UNDO);
  await expect(list.contents).toHaveText(['green tea', 'milk']);
  await expect(list.checkbox('milk')).toBeChecked();
  await page.keyboard.press(UNDO);
  await expect(list.checkbox('milk')).not.toBeChecked();
  await page.keyboard.press(UNDO);
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await page.keyboard.press(REDO);
  await expect(list.contents).toHaveText(['green tea', 'milk']);
  await atRest(page);
  await page.reload();
  await expect(list.newTask).toBeFocused();
  await page.keyboard.press(REDO);
  await expect(list.checkbox('milk')).toBeChecked();
  await expect.poll(() => storedTasks(page)).toEqual(tasks('green tea', 'x milk'));
});

test('[C9] each of two tabs undoes its own changes', async ({ page, list, context }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  const other = new ListPage(await context.newPage());
  await other.page.goto('zadania');
  await list.checkbox('tea').click();
  await other.checkbox('milk').click();
  await other.page.keyboard.press(UNDO);
  await expect(list.checkbox('milk')).not.toBeChecked();
  await other.page.keyboard.press(UNDO);
  await other.add('bread');
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await expect(list.checkbox('tea')).toBeChecked();
  await page.close();
  await atRest(other.page);
  await other.page.reload();
  await expect(other.newTask).toBeFocused();
  await other.page.keyboard.press(UNDO);
  await expect(other.contents).toHaveText(['tea', 'milk']);
  await other.page.keyboard.press(UNDO);
  await expect(other.checkbox('tea')).not.toBeChecked();
});
