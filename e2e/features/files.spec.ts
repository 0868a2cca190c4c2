import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fetchedAhead } from '../fetchedAhead';
import { rememberFiles } from '../storage/downloads';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function exportedText(page: Page, item: string): Promise<string> {
  await choose(page, item);
  await expect(page.getByRole('menu')).toHaveCount(0);
  return page.evaluate(() => Reflect.get(window, 'lastFile'));
}

async function importText(page: Page, text: string) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'list', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

const LIST = tasks('tea', 'x two\nlines', 'x marks the spot', '');

const FORMATS = [
  {
    item: 'Backup (JSON)',
    name: /^tasks-\d{4}-\d\d-\d\d\.json$/,
    text: `${JSON.stringify(LIST, null, 2)}\n`,
    contents: ['tea', 'two\nlines', 'marks the spot', '(no content)'],
  },
  {
    item: 'Markdown',
    name: /^tasks-\d{4}-\d\d-\d\d\.md$/,
    text: '- [ ] tea\n- [x] two\n  lines\n- [x] marks the spot\n- [ ]\n',
    contents: ['tea', 'two\nlines', 'marks the spot', '(no content)'],
  },
  {
    item: 'todo.txt',
    name: /^todo-\d{4}-\d\d-\d\d\.txt$/,
    text: 'tea\nx two lines\nx marks the spot\n',
    contents: ['tea', 'two lines', 'marks the spot'],
  },
];

test.beforeEach(({ page }) => page.addInitScript(rememberFiles));

test('a list exported as Backup (JSON), Markdown or todo.txt is written so, and comes back as its format allows', async ({
  page,
  list,
}) => {
  await list.open({ tasks: LIST });
  for (const { item, text, contents } of FORMATS) {
    await test.step(item, async () => {
      const exported = await exportedText(page, item);
      expect(exported).toBe(text);
      await list.button('Remove all').click();
      await list.button('Yes').click();
      await expect(list.rows).toHaveCount(0);
      await importText(page, exported);
      await expect(page.getByRole('status')).toContainText(`Import: ${contents.length} added`);
      await expect(list.contents).toHaveText(contents);
      await expect(list.rows.getByRole('checkbox', { checked: true })).toHaveCount(2);
    });
  }
});

test('each is a file with the date in its name', async ({ page, list, browserName }) => {
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
});

test('the list is copied as Markdown, and pasted whole', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk\n- two litres\n\ntoday') });
  await list.button('Export').click();
  await page.getByRole('menuitem', { name: 'Copy as Markdown', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('List copied');
  await list.newTask.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(list.rows).toHaveCount(4);
  const stored = await storedTasks(page);
  const [tea, milk, ...pasted] = stored.map(({ content, done }) => ({ content, done }));
  expect(pasted).toEqual([tea, milk]);
});

test('an import adds and updates, removes nothing, and is one step', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await importText(
    page,
    '[{"id":"2","content":"oat milk","done":true},{"content":"jam","done":false},7]',
  );
  await expect(page.getByRole('status')).toContainText('1 added, 1 updated, 1 skipped');
  await expect(list.contents).toHaveText(['tea', 'oat milk', 'jam']);
  await list.button('Undo').click();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.checkbox('milk')).not.toBeChecked();
});

test('of a Markdown file imported a second time only what is new is added, and the rest is offered', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('jam') });
  const notice = page.getByRole('status');
  // Not by the button: the driver of Firefox tells of a second choice in a row no more.
  const importMarkdown = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await importMarkdown('# Shop\n\n- [ ] tea\n- [x] milk\n');
  await expect(notice).toContainText('Import: 2 added');
  await expect(list.contents).toHaveText(['jam', 'tea', 'milk']);
  await importMarkdown('# Shop\n\n- [ ] tea\n- [x] milk\n- [ ] eggs\n');
  await expect(notice).toContainText('Import: 1 added, 2 already on your list');
  await expect(list.contents).toHaveText(['jam', 'tea', 'milk', 'eggs']);
  await list.button('Add the 2 anyway').click();
  await expect(notice).toContainText('Import: 3 added');
  await expect(list.contents).toHaveText(['jam', 'tea', 'milk', 'tea', 'milk', 'eggs']);
  await list.button('Remove the 2 repeats').click();
  await expect(list.contents).toHaveText(['jam', 'tea', 'milk', 'eggs']);
  await importMarkdown('- [ ] tea\n- [x] milk\n');
  await expect(notice).toContainText('Nothing new: all 2 tasks are already on your list');
});

test('a file dropped onto the list, or onto another screen, is imported', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  const drop = async (text: string) => {
    const data = await page.evaluateHandle((written) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([written], 'list.md'));
      return transfer;
    }, text);
    const body = page.locator('body');
    // A browser says it again and again while a file is held over the page.
    await expect(async () => {
      await body.dispatchEvent('dragover', { dataTransfer: data });
      await expect(page.getByText('Drop the file to import its tasks')).toBeVisible({
        timeout: 500,
      });
    }).toPass({ timeout: 10_000 });
    await body.dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByText('Drop the file to import its tasks')).toHaveCount(0);
  };
  await drop('- [x] milk');
  await expect(page.getByRole('status')).toContainText('1 added');
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.checkbox('milk')).toBeChecked();

  await list.link('About author').click();
  await expect(list.heading('Author')).toBeVisible();
  await drop('- [x] bread\n- [ ] jam');
  await expect(page.getByRole('status')).toContainText('2 added');
  await list.link('Tasks').click();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread', 'jam']);
  await expect(list.checkbox('bread')).toBeChecked();
});

test('a file that brings no tasks is named for what it is, and changes nothing', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  const isRefused = async (contents: string | Buffer, name: string, sentence: string) =>
    test.step(`${name}: ${sentence}`, async () => {
      const file = { name, mimeType: '', buffer: Buffer.from(contents) };
      await page.locator('input[type=file]').setInputFiles(file);
      // Each file has a notice of its own, which is not mistaken for the next one's.
      const notice = page.getByRole('status').locator('> :not([data-read])');
      await expect(notice).toContainText(sentence);
      await notice.evaluate((read) => read.setAttribute('data-read', ''));
      await expect(list.button('Undo')).toHaveCount(0);
      await expect(list.contents).toHaveText(['tea']);
    });
  await isRefused('', 'list', 'This file is empty.');
  await isRefused('[]', 'list.json', 'This file has no tasks in it.');
  await isRefused('[{"content":"half a fi', 'list', 'This file is cut off or damaged.');
  await isRefused('{"name":"package"}', 'list', 'This file is in the format of another program');
  await isRefused('42', 'list.JSON', 'This file is in the format of another program');
  await isRefused('<!doctype html><p>tea', 'list', 'This file is a web page');
  await isRefused(
    Buffer.from([0xbf, 0xf3, 0xb3, 0xe6]),
    'list',
    'This file is not saved as UTF-8.',
  );
  await isRefused(Buffer.from([137, 80, 78, 71, 0]), 'list.png', 'This file is not a text file.');
  await page.reload();
  await expect(list.contents).toHaveText(['tea']);
});

test('text in UTF-16 and a table of another program are read', async ({ page, list }) => {
  await list.open();
  const input = page.locator('input[type=file]');
  const utf16 = Buffer.from('\ufeff- [x] żółta herbata', 'utf16le');
  await input.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: utf16 });
  await expect(list.contents).toHaveText(['żółta herbata']);
  const csv = 'TYPE,CONTENT,PRIORITY\nsection,Shop,\ntask,"milk, 2 l",4\n';
  await input.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(list.contents).toHaveText(['żółta herbata', 'milk, 2 l']);
  await expect(page.getByRole('status')).toContainText('Import: 1 added, 1 skipped');
});

test('50,000 tasks are imported; what takes its time shows how far it is, and the page goes on answering', async ({
  page,
  list,
  browserName,
}) => {
  test.slow();
  await list.open();
  await expect(list.newTask).toBeFocused();
  const lines = Array.from({ length: 50_000 }, (_, n) => `- [ ] task ${n}`).join('\n');
  const file = { name: 'list.md', mimeType: 'text/markdown', buffer: Buffer.from(lines) };
  const importing = () => page.locator('input[type=file]').setInputFiles(file);
  if (browserName === 'chromium') {
    // No other engine can be slowed down.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await importing();
    await expect(page.getByRole('status')).toContainText(/Importing: \d+%/);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  } else {
    await importing();
  }
  await expect(page.getByRole('status')).toContainText('50,000 added', { timeout: 60_000 });
  await expect(page.getByText(/Importing/)).toHaveCount(0);
  await list.checkbox('task 0').click();
  await expect(page.getByText('1 of 50,000 done')).toBeVisible();
});

test('the menu is used by keyboard alone', async ({ page, list }) => {
  const fetched = fetchedAhead(page);
  await list.open({ tasks: tasks('tea') });
  // Chromium has one item more then.
  await fetched;
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await list.button('Export').focus();
  await page.keyboard.press('Enter');
  await expect(item('Backup (JSON)')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Markdown')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(item('Backup (JSON)')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(list.button('Export')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item('Backup (JSON)')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(list.button('Import')).toBeFocused();
});

test('the menu closes on a second click, on a click elsewhere and on Back', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  const menu = page.getByRole('menu');
  await list.button('Export').click();
  await expect(menu).toBeVisible();
  await list.button('Export').click();
  await expect(menu).toHaveCount(0);
  await list.button('Export').click();
  await expect(menu).toBeVisible();
  // A press outside only closes it: what lies there, where the menu covers nothing, hears nothing.
  await list.button('Finish all').click({ force: true });
  await expect(menu).toHaveCount(0);
  await expect(list.checkbox('tea')).not.toBeChecked();
  await expect(list.button('Export')).toBeFocused();

  await test.step('Back closes it, and it stays closed on return', async () => {
    await list.link('About author').click();
    await list.link('Tasks').click();
    await list.button('Export').click();
    await expect(menu).toBeVisible();
    await list.back();
    await expect(list.heading('Author')).toBeVisible();
    await page.goForward();
    await expect(list.contents).toHaveText(['tea']);
    await expect(menu).toHaveCount(0);
  });
});

test('a long list imported while a task is edited, or was edited and removed, is whole', async ({
  page,
  list,
}) => {
  for (const before of ['is edited', 'was edited and removed']) {
    await test.step(before, async () => {
      await list.openAnew({ tasks: tasks('tea') });
      await list.editButton('tea').click();
      await list.editor.fill('green te');
      if (before !== 'is edited') {
        await list.removeButton('tea').click();
        await list.button('Yes').click();
        await expect(list.rows).toHaveCount(0);
      }
      const lines = Array.from({ length: 600 }, (_, n) => `- [ ] task ${n + 1}`);
      await importText(page, lines.join('\n'));
      // The window has room for about six rows below what stands above the list.
      await expect(list.link('task 5')).toBeInViewport();
      if (before === 'is edited') await expect(list.editor).toHaveValue('green te');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(list.link('task 600')).toBeInViewport();
    });
  }
});
