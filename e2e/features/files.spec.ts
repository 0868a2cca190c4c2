import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const LIST = tasks('tea', 'x two\nlines', 'x marks the spot', '');

const FORMATS = [
  {
    item: 'Backup (JSON)',
    name: /^tasks-\d{4}-\d\d-\d\d\.json$/,
    text: `${JSON.stringify(LIST, null, 2)}\n`,
  },
  {
    item: 'Markdown',
    name: /^tasks-\d{4}-\d\d-\d\d\.md$/,
    text: '- [ ] tea\n- [x] two\n  lines\n- [x] marks the spot\n- [ ]\n',
  },
  {
    item: 'todo.txt',
    name: /^todo-\d{4}-\d\d-\d\d\.txt$/,
    text: 'tea\nx two lines\nx marks the spot\n',
  },
];

test('every format is a file with the date in its name, and Import asks for one', async ({
  page,
  list,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'a stock Firefox tells its driver of no downloads');
  await list.open({ tasks: LIST });
  for (const { item, name, text } of FORMATS) {
    await test.step(item, async () => {
      const downloading = page.waitForEvent('download');
      await choose(page, item);
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(name);
      expect(await readFile(await download.path(), 'utf8')).toBe(text);
    });
  }
  const choosing = page.waitForEvent('filechooser');
  await list.button('Import').click();
  const buffer = Buffer.from('- [ ] milk');
  await (await choosing).setFiles({ name: 'list.md', mimeType: 'text/markdown', buffer });
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Import: 1 added');
});

test('the list is copied as Markdown, and pasted whole', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk\n- two litres\n\ntoday') });
  await list.button('Export').click();
  await page.getByRole('menuitem', { name: 'Copy as Markdown', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('List copied');
  await list.newTask.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(list.rows).toHaveCount(4);
  // Not before the list that was found there is in the journal.
  await expect.poll(() => storedTasks(page)).toHaveLength(4);
  const stored = await storedTasks(page);
  const [tea, milk, ...pasted] = stored.map(({ content, done }) => ({ content, done }));
  expect(pasted).toEqual([tea, milk]);
});
