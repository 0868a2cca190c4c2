import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fetchedAhead } from '../fetchedAhead';
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
  await expect(page.getByRole('status')).toContainText('Import: 1 added');
});

test('the list is copied as Markdown, and pasted whole', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk\n- two litres\n\ntoday') });
  await list.button('Export').click();
  await page.getByRole('menuitem', { name: 'Copy as Markdown', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('List copied');
  await list.newTask.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(list.rows).toHaveCount(4);
  // Not before the list that was found there is in the journal.
  await expect.poll(() => storedTasks(page)).toHaveLength(4);
  const stored = await storedTasks(page);
  const [tea, milk, ...pasted] = stored.map(({ content, done }) => ({ content, done }));
  expect(pasted).toEqual([tea, milk]);
});

// In src/store/taskStore.notifications.test.ts, and how far it is in readFiles.test.ts.
test('50,000 tasks are imported; what takes its time shows how far it is, and the page goes on answering @repeated', async ({
  page,
  list,
}) => {
  test.slow();
  const fetched = fetchedAhead(page);
  await list.open();
  await fetched;
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const status = document.querySelector('[role=status]') ?? document.body;
    const note = () => texts.push(status.textContent);
    new MutationObserver(note).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    // For the page, everything takes fifty times as long, however quick the machine is.
    const now = performance.now.bind(performance);
    const start = now();
    performance.now = () => start + 50 * (now() - start);
    return texts;
  });
  const lines = Array.from({ length: 50_000 }, (_, n) => `- [ ] task ${n}`).join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.md', mimeType: 'text/markdown', buffer: Buffer.from(lines) });
  await expect(page.getByRole('status')).toContainText('50,000 added', { timeout: 60_000 });
  expect((await said.jsonValue()).join('\n')).toMatch(/Importing: \d+%/);
  await expect(page.getByText(/Importing/)).toHaveCount(0);
  await list.checkbox('task 0').click();
  await expect(page.getByText('1 of 50,000 done')).toBeVisible();
});
