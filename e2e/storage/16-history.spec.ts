import type { Page } from '@playwright/test';
import { ListPage } from '../listPage';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { savedSteps } from './savedSteps';

const historyOf = (page: Page) => page.getByRole('dialog', { name: 'History', exact: true });

async function openHistory(list: ListPage) {
  await list.button('History').click();
  await expect(historyOf(list.page)).toBeVisible();
  return historyOf(list.page).getByRole('listitem');
}

test('the history has the changes of earlier visits, and takes back one of them alone', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk', 'bread') });
  await list.removeButton('tea').click();
  await list.button('Yes').click();
  await list.checkbox('milk').click();
  await expect.poll(() => savedSteps(page)).toBe(2);
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
  await expect.poll(() => savedSteps(page)).toBe(4);
  await page.reload();
  changes = await openHistory(list);
  await expect(changes).toHaveCount(4);
  await expect(changes.last()).toContainText('Undone');
  await list.button('Undo: Restored “tea”').click();
  await expect.poll(() => storedTasks(page)).toMatchObject([{ done: true }, { done: false }]);
});

// In src/storage/undo/savedSteps.test.ts.
test('two tabs list the same changes, and what one takes back the other shows as undone @repeated', async ({
  page,
  list,
  context,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  const other = new ListPage(await context.newPage());
  await other.page.goto('zadania');
  await list.checkbox('tea').click();
  await other.checkbox('milk').click();
  await expect.poll(() => savedSteps(page)).toBe(2);
  const here = await openHistory(list);
  await expect(here).toContainText(['Finished “milk”', 'Finished “tea”']);
  await list.button('Undo: Finished “milk”').click();
  await expect(other.checkbox('milk')).not.toBeChecked();
  await expect.poll(() => savedSteps(page)).toBe(3);
  const there = await openHistory(other);
  await expect(there.nth(1)).toContainText('Undone');
  await other.page.keyboard.press('Escape');
  // Its own step has been taken back: the key has nothing to do.
  await other.page.keyboard.press('ControlOrMeta+z');
  await expect(other.checkbox('milk')).not.toBeChecked();
  await expect(other.checkbox('tea')).toBeChecked();
});

// In src/storage/undo/savedSteps.test.ts.
test('the last 100 changes are listed; a damaged one is left out @repeated', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  await list.checkbox('tea').evaluate((box: HTMLElement) => {
    for (let change = 0; change < 102; change += 1) box.click();
  });
  await expect.poll(() => savedSteps(page)).toBe(100);
  let changes = await openHistory(list);
  await expect(changes).toHaveCount(100);
  await page.keyboard.press('Escape');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('ToDoListReact.undo');
        opening.addEventListener('success', () => {
          const database = opening.result;
          const transaction = database.transaction(['rows', 'steps'], 'readwrite');
          const keys = transaction.objectStore('rows').getAllKeys();
          keys.addEventListener('success', () => {
            const [first = 0, second = 0] = keys.result;
            transaction.objectStore('steps').put({ inverse: 'broken' }, first);
            transaction.objectStore('rows').put({ seq: second, visit: 7 });
          });
          transaction.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
  );
  await page.reload();
  changes = await openHistory(list);
  await expect(changes).toHaveCount(98);
  await expect(list.button('Undo: Unchecked “tea”').first()).toBeVisible();
});
