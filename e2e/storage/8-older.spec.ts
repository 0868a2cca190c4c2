import { ListPage } from '../listPage';
import { storedTasks, storedText, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';
import { journalLength } from './journalLength';

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
  await expect.poll(() => journalLength(older.page)).toBe(2);
  const newer = new ListPage(await context.newPage());
  await newer.page.goto('exampleTasks.json');
  await takeOver(newer);
  await newer.page.evaluate(() => localStorage.setItem('tasks', '[{"newer":"format"}]'));

  const expectOutdated = async () => {
    await expect(older.page.getByRole('region', { name: 'Notices' })).toContainText(
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

/** A newer version that leaves the database as it is, and writes what this one cannot read. */
const NEWER = {
  text: '[{"id":"1","content":"tea","done":false,"due":"tomorrow"}]',
  note: '{"version":99,"text":"signed in another way"}',
};

// In src/storage/taskStorage.versions.test.ts.
test('a newer version that has signed the text makes this one outdated: it is not foreign @repeated', async ({
  context,
  list: older,
}) => {
  await older.open({ tasks: tasks('tea') });
  await older.add('milk');
  await expect(older.contents).toHaveText(['tea', 'milk']);
  await expect.poll(() => journalLength(older.page)).toBe(2);
  const newer = new ListPage(await context.newPage());
  await newer.page.goto('exampleTasks.json');
  await newer.page.evaluate(({ text, note }) => {
    localStorage.setItem('tasks.sync.newer', note);
    localStorage.setItem('tasks', text);
  }, NEWER);
  await older.add('too late');
  await expect(older.page.getByRole('region', { name: 'Notices' })).toContainText(
    'A newer version of the application',
  );
  expect(await storedText(newer.page, 'tasks')).toBe(NEWER.text);
  await older.page.reload();
  await expect(older.page.getByRole('region', { name: 'Notices' })).toContainText(
    'A newer version of the application',
  );
  await older.add('too late again');
  expect(await storedText(newer.page, 'tasks')).toBe(NEWER.text);
});

// In src/storage/taskStorage.versions.test.ts.
test('a change of a newer version in the journal does the same @repeated', async ({
  page,
  list: older,
}) => {
  await older.open({ tasks: tasks('tea') });
  await older.add('milk');
  await expect(older.contents).toHaveText(['tea', 'milk']);
  await expect.poll(() => journalLength(older.page)).toBe(2);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('ToDoListReact');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('journal', 'readwrite');
          const change = [{ type: 'delegate', to: 'somebody' }];
          writing.objectStore('journal').put({ seq: 3, version: 99, id: 'newer', change });
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
  await page.reload();
  await expect(older.page.getByRole('region', { name: 'Notices' })).toContainText(
    'A newer version of the application',
  );
  await older.add('too late');
  expect(await storedTasks(page)).toMatchObject([{ content: 'tea' }, { content: 'milk' }]);
});
