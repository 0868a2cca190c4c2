import type { ListPage } from '../listPage';
import { tasks } from '../storedData';
import { expect, test } from '../test';
import { chooseWithoutPicker, readFile, removeFile, writeFile } from './filesOnDisk';

test.beforeEach(async ({ context, browserName }) => {
  test.skip(browserName === 'firefox', 'only Chromium lets a page keep a file');
  await context.clock.install();
  await context.addInitScript(chooseWithoutPicker);
});

async function choose({ page }: ListPage, item: string) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The file is written a second after a change, so each try advances the clock. */
function soon<Seen>({ page }: ListPage, look: () => Promise<Seen>) {
  return expect.poll(async () => {
    await page.context().clock.runFor(1000);
    return look();
  });
}

async function copied({ page }: ListPage, name = 'tasks.json'): Promise<string[]> {
  const copy: { content: string }[] = JSON.parse((await readFile(page, name)) || '[]');
  return copy.map(({ content }) => content);
}

const line = ({ page }: ListPage, name = 'tasks.json') =>
  page.getByText(`Copy in ${name}. Last saved: `);

test('a backup file follows the list, and its faults are named', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk') });
  await test.step('it is written at once, and after every change, as a backup', async () => {
    await choose(list, 'Keep a copy in a file');
    await expect(line(list)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      'A copy of the list is kept in the file',
    );
    await expect(list.button('Export')).toBeFocused();
    expect(JSON.parse((await readFile(page, 'tasks.json')) ?? '')).toEqual(tasks('tea', 'x milk'));
    await list.add('jam');
    await soon(list, () => copied(list)).toEqual(['tea', 'milk', 'jam']);
    await list.button('Remove all').click();
    await list.button('Yes').click();
    await soon(list, () => readFile(page, 'tasks.json')).toBe('[]\n');
    await list.button('Undo').click();
    await soon(list, () => copied(list)).toEqual(['tea', 'milk', 'jam']);
  });

  await test.step('the next visit writes the last change of the visit before, even a removal', async () => {
    await list.removeButton('jam').click();
    await list.button('Yes').click();
    await page.reload();
    await expect(line(list)).toBeVisible();
    await soon(list, () => copied(list)).toEqual(['tea', 'milk']);
  });

  await test.step('a missing file is named, and another one can be chosen', async () => {
    await removeFile(page, 'tasks.json');
    await list.checkbox('tea').check();
    const trouble = page.getByText('The file cannot be found.');
    await soon(list, () => trouble.isVisible()).toBe(true);
    expect(await readFile(page, 'tasks.json')).toBeNull();
    await list.button('Choose another file').click();
    await expect(trouble).toHaveCount(0);
    await soon(list, () => copied(list)).toEqual(['tea', 'milk']);
  });

  await test.step('another program’s text stays, and the copy goes to a second file', async () => {
    const theirs = '[{"id":"9","content":"theirs","done":false}]';
    await writeFile(page, 'tasks.json', theirs);
    await list.checkbox('tea').uncheck();
    const trouble = page.getByText('Another program has changed the file');
    await soon(list, () => trouble.isVisible()).toBe(true);
    await list.button('Choose another file').click();
    await expect(line(list, 'tasks-2.json')).toBeVisible();
    await expect.poll(() => copied(list, 'tasks-2.json')).toEqual(['tea', 'milk']);
    expect(await readFile(page, 'tasks.json')).toBe(theirs);
  });

  await test.step('the visitor ends the copying, and the file stays', async () => {
    await choose(list, 'Stop backing up to the file');
    await expect(line(list, 'tasks-2.json')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      'The copy is no longer kept',
    );
    await page.reload();
    await list.button('Export').click();
    await expect(page.getByRole('menuitem', { name: 'Keep a copy in a file' })).toBeVisible();
    expect(await copied(list, 'tasks-2.json')).toEqual(['tea', 'milk']);
  });
});

test('[C10] an emptied list does not replace the copy, and offers to open it', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await choose(list, 'Keep a copy in a file');
  await expect(line(list)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('tasks'));
  await page.reload();
  await expect(list.button('Open tasks.json')).toBeVisible();
  await expect(list.rows).toHaveCount(0);

  await list.add('what has happened?');
  const trouble = page.getByText('The file has different tasks from the list');
  await soon(list, () => trouble.isVisible()).toBe(true);
  // A later page has never seen the empty list.
  await page.reload();
  await soon(list, () => trouble.isVisible()).toBe(true);
  expect(await copied(list)).toEqual(['tea', 'milk']);

  await list.button('Open tasks.json').click();
  await expect(list.contents).toHaveText(['what has happened?', 'tea', 'milk']);
  await expect(list.button('Export')).toBeFocused();
  await soon(list, () => copied(list)).toEqual(['what has happened?', 'tea', 'milk']);
  await expect(trouble).toHaveCount(0);
});
