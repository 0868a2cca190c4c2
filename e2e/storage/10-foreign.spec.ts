import { ListPage } from '../listPage';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { atRest } from './atRest';
import { rememberFiles, textOfDownload } from './downloads';
import { deleteDatabase } from './journal';

const THEIRS = JSON.stringify(tasks('theirs'));

test('[C3] a text that another program writes under the open page is adopted, though the visitor acts at once', async ({
  context,
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.add('bread');
  await atRest(page);
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
test('[C3] a text written in the console of the page is adopted with the next action, however late @repeated', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await atRest(page);
  await page.evaluate((text) => localStorage.setItem('tasks', text), THEIRS);
  await list.add('mine');
  await expect(list.contents).toHaveText(['theirs', 'mine']);
  await expect
    .poll(async () => (await storedTasks(page)).map(({ content }) => content))
    .toEqual(['theirs', 'mine']);
  await page.reload();
  await expect(list.contents).toHaveText(['theirs', 'mine']);
});

test('[C3, L7] a text that is cut off loses to the list of the journal, and can be downloaded', async ({
  page,
  list,
}) => {
  const cut = '[{"id":"1","content":"tea","do';
  await page.addInitScript(rememberFiles);
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.add('bread');
  await atRest(page);
  await page.evaluate((text) => localStorage.setItem('tasks', text), cut);
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  expect(await textOfDownload(page, list.button('Download the saved text'))).toBe(cut);
  await expect(list.button('Restore')).toHaveCount(0);
});

// In src/storage/taskStorage.overwriting.test.ts.
test('[C3] damage under the open page costs nothing either @repeated', async ({ page, list }) => {
  await page.addInitScript(rememberFiles);
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await atRest(page);
  await page.evaluate(() => localStorage.setItem('tasks', '[{"id":'));
  await list.add('bread');
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  expect(await textOfDownload(page, list.button('Download the saved text'))).toBe('[{"id":');
});

// In src/storage/taskStorage.damage.test.ts.
test('[C3] fields that are not ours are kept: the text can be downloaded as it was @repeated', async ({
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

test('[C2, C3] two tabs that are open adopt the same text once', async ({ context }) => {
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

test('[C5, L5] with its database deleted, an open page begins a new journal, and so does the text of a closed one', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await atRest(page);
  await deleteDatabase(page);
  await list.add('bread');
  await atRest(page);
  await page.goto('exampleTasks.json');
  await deleteDatabase(page);
  await list.open();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await list.checkbox('milk').check();
  await atRest(page);
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await expect(list.checkbox('milk')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
});
