import { ListPage } from '../listPage';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { rememberFiles, textOfDownload } from './downloads';
import { journalLength } from './journalLength';

const THEIRS = JSON.stringify(tasks('theirs'));

test('a text that another program writes under the open page is adopted, though the visitor acts at once', async ({
  context,
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.add('bread');
  await expect.poll(() => journalLength(page)).toBe(2);
  const program = await context.newPage();
  await program.goto('exampleTasks.json');
  await program.evaluate((text) => localStorage.setItem('tasks', text), THEIRS);
  await list.add('mine');
  await expect(list.contents).toHaveText(['theirs', 'mine']);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'An earlier list was found (3 tasks)',
  );
  await page.reload();
  await expect(list.contents).toHaveText(['theirs', 'mine']);
  await list.button('Restore').click();
  await expect(list.rows).toHaveCount(5);
});

// Above from another page; src/storage/taskStorage.overwriting.test.ts in every order.
test('a text written in the console of the page is adopted with the next action, however late @repeated', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await expect.poll(() => journalLength(page)).toBe(2);
  await page.evaluate((text) => localStorage.setItem('tasks', text), THEIRS);
  await list.add('mine');
  await expect(list.contents).toHaveText(['theirs', 'mine']);
  await expect
    .poll(async () => (await storedTasks(page)).map(({ content }) => content))
    .toEqual(['theirs', 'mine']);
  await page.reload();
  await expect(list.contents).toHaveText(['theirs', 'mine']);
});

test('a text that is cut off loses to the list that was saved, and can be downloaded', async ({
  page,
  list,
}) => {
  const cut = '[{"id":"1","content":"tea","do';
  await page.addInitScript(rememberFiles);
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.add('bread');
  await expect.poll(() => journalLength(page)).toBe(2);
  await page.evaluate((text) => localStorage.setItem('tasks', text), cut);
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  expect(await textOfDownload(page, list.button('Download the saved text'))).toBe(cut);
  await expect(list.button('Restore')).toHaveCount(0);
});

// In src/storage/taskStorage.damage.test.ts.
test('fields that are not ours are kept: the text can be downloaded as it was @repeated', async ({
  page,
  list,
}) => {
  await page.addInitScript(rememberFiles);
  const theirs = '[{"id":"1","content":"tea","done":false,"note":"green"}]';
  await list.open();
  await page.evaluate((text) => localStorage.setItem('tasks', text), theirs);
  await page.reload();
  await expect(list.contents).toHaveText(['tea']);
  expect(await textOfDownload(page, list.button('Download the saved text'))).toBe(theirs);
});

// In src/storage/taskStorage.foreign.test.ts.
test('ticks and order that another program has changed can be had back @repeated', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.add('bread');
  await expect.poll(() => journalLength(page)).toBe(2);
  await page.evaluate(() => {
    const [tea, ...others] = JSON.parse(localStorage.getItem('tasks') ?? '[]');
    localStorage.setItem('tasks', JSON.stringify([...others, { ...tea, done: true }]));
  });
  await page.reload();
  await expect(list.contents).toHaveText(['milk', 'bread', 'tea']);
  await list.button('Restore').click();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await expect(list.checkbox('tea')).not.toBeChecked();
});

// In src/storage/taskStorage.lostJournal.test.ts.
test('an offered list outlives the database that kept it @repeated', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await expect.poll(() => journalLength(page)).toBe(2);
  await page.evaluate((text) => localStorage.setItem('tasks', text), THEIRS);
  await page.reload();
  await expect(list.button('Restore')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('ToDoListReact');
        deleting.addEventListener('success', () => resolve());
        deleting.addEventListener('error', () => reject(deleting.error));
      }),
  );
  await list.add('mine');
  await expect.poll(() => journalLength(page)).toBe(2);
  await page.reload();
  await expect(list.contents).toHaveText(['theirs', 'mine']);
  await list.button('Restore').click();
  await expect(list.contents).toHaveText(['theirs', 'mine', 'tea', 'milk']);
});

// In src/storage/taskStorage.overwriting.test.ts.
test('damage under the open page costs nothing either @repeated', async ({ page, list }) => {
  await page.addInitScript(rememberFiles);
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await expect.poll(() => journalLength(page)).toBe(2);
  await page.evaluate(() => localStorage.setItem('tasks', '[{"id":'));
  await list.add('bread');
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  expect(await textOfDownload(page, list.button('Download the saved text'))).toBe('[{"id":');
});

test('two tabs that are open adopt the same text once', async ({ context }) => {
  const [here, there] = [
    new ListPage(await context.newPage()),
    new ListPage(await context.newPage()),
  ];
  await here.open({ tasks: tasks('tea') });
  await there.open();
  await there.add('milk');
  await expect(here.contents).toHaveText(['tea', 'milk']);
  await here.page.evaluate((text) => localStorage.setItem('tasks', text), THEIRS);
  await there.add('mine');
  for (const { contents } of [here, there]) await expect(contents).toHaveText(['theirs', 'mine']);
});
