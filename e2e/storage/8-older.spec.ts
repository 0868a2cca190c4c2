import { ListPage } from '../listPage';
import { storedText, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

// A page without icons makes the browser ask for /favicon.ico.
test.use({ expectedErrors: NOT_FOUND_LINE });

/** What a newer version of the app does first: it raises the version of the database. */
async function takeOver(list: ListPage) {
  await list.page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('ToDoListReact', 1_000_000);
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
  );
}

test('an older copy of the app says that it is outdated and writes nothing more', async ({
  context,
  list: older,
}) => {
  await older.open({ tasks: tasks('tea') });
  await older.add('milk');
  await expect(older.contents).toHaveText(['tea', 'milk']);
  const newer = new ListPage(await context.newPage());
  await newer.page.goto('exampleTasks.json');
  await takeOver(newer);
  await newer.page.evaluate(() => localStorage.setItem('tasks', '[{"newer":"format"}]'));

  const expectOutdated = async () => {
    await expect(older.page.getByRole('status')).toContainText(
      'A newer version of the application',
    );
    await older.add('too late');
    await older.rows.last().getByRole('checkbox').check();
    await older.button('Dark theme').click();
    await expect(older.button('Download tasks')).toBeVisible();
    expect(await storedText(newer.page, 'tasks')).toBe('[{"newer":"format"}]');
  };
  await expectOutdated();
  await older.page.reload();
  await expectOutdated();
  await older.page.close();
  expect(await storedText(newer.page, 'tasks')).toBe('[{"newer":"format"}]');
});
