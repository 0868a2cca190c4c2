import { ListPage } from '../listPage';
import { expect, NOT_FOUND_LINE, test } from '../test';
import { atRest } from './atRest';
import { leaveFormerProfile } from './formerProfile';

// A page without icons makes the browser ask for /favicon.ico.
test.use({ expectedErrors: NOT_FOUND_LINE });

test('[C3, C5, C8] what the former version has left opens whole, with the changes that were under way, and its other keys and databases go', async ({
  page,
  list,
}) => {
  await page.goto('exampleTasks.json');
  await page.evaluate(() => localStorage.setItem('language', '"EN"'));
  await leaveFormerProfile(page);
  await page.goto('zadania');
  const expectAll = async (...contents: string[]) => {
    await expect(list.contents).toHaveText(contents);
    for (const content of ['tea', 'bread']) await expect(list.checkbox(content)).toBeChecked();
    await expect(list.checkbox('milk')).not.toBeChecked();
  };
  await expectAll('tea', 'milk', 'bread');
  await list.add('jam');
  await atRest(page);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
  await page.reload();
  await expectAll('tea', 'milk', 'bread', 'jam');
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual(['ToDoListReact']);
});

test('[C7] an open copy of the former version learns that it is outdated', async ({
  context,
  page,
}) => {
  await page.goto('exampleTasks.json');
  await leaveFormerProfile(page);
  // As it holds its connection: it is told by this event, and closes.
  await page.evaluate(() => {
    const opening = indexedDB.open('ToDoListReact', 3);
    opening.addEventListener('success', () => {
      opening.result.addEventListener('versionchange', ({ newVersion }) => {
        opening.result.close();
        document.title = `told of ${(newVersion ?? 0) > 3 ? 'a later version' : 'nothing'}`;
      });
    });
  });
  const list = new ListPage(await context.newPage());
  await list.page.goto('zadania');
  await expect(page).toHaveTitle('told of a later version');
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
});
