import type { Page } from '@playwright/test';
import { ListPage } from '../listPage';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { atRest } from './atRest';

const historyOf = (page: Page) => page.getByRole('dialog', { name: 'History', exact: true });

async function openHistory(list: ListPage) {
  await list.button('History').click();
  await expect(historyOf(list.page)).toBeVisible();
  return historyOf(list.page).getByRole('listitem');
}

test('[C9] the history has the changes of earlier visits, and takes back one of them alone', async ({
  page,
  list,
}) => {
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

// Above in one tab.
test('[C9] two tabs list the same changes, and what one takes back the other shows as undone @repeated', async ({
  page,
  list,
  context,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  const other = new ListPage(await context.newPage());
  await other.page.goto('zadania');
  await list.checkbox('tea').click();
  await other.checkbox('milk').click();
  await atRest(page);
  const here = await openHistory(list);
  await expect(here).toContainText(['Finished “milk”', 'Finished “tea”']);
  await list.button('Undo: Finished “milk”').click();
  await expect(other.checkbox('milk')).not.toBeChecked();
  await atRest(page);
  const there = await openHistory(other);
  await expect(there.nth(1)).toContainText('Undone');
  await other.page.keyboard.press('Escape');
  // Its own step has been taken back: the key has nothing to do.
  await other.page.keyboard.press('ControlOrMeta+z');
  await expect(other.checkbox('milk')).not.toBeChecked();
  await expect(other.checkbox('tea')).toBeChecked();
});

test('[C9] the last 100 changes are listed, also after a reload', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.checkbox('tea').evaluate((box: HTMLElement) => {
    for (let change = 0; change < 102; change += 1) box.click();
  });
  await atRest(page);
  await expect(await openHistory(list)).toHaveCount(100);
  await page.reload();
  await expect(await openHistory(list)).toHaveCount(100);
  await expect(list.button('Undo: Unchecked “tea”').first()).toBeVisible();
});
