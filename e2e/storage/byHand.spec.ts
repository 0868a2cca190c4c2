import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { storedTasks, storedText, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';
import { atRest } from './atRest';
import { rememberFiles, textOfDownload } from './downloads';
import { offeredTexts } from './journal';

// On exampleTasks.json the browser asks for /favicon.ico.
test.use({ expectedErrors: NOT_FOUND_LINE });

test('[C3, L6] a text put into `tasks` by hand is adopted by a reload', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk') });
  await list.add('bread');
  await atRest(page);
  await page.evaluate(
    (text) => localStorage.setItem('tasks', text),
    JSON.stringify(tasks('theirs')),
  );
  await page.reload();
  await expect(list.contents).toHaveText(['theirs']);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'An earlier list was found (3 tasks)',
  );
  await list.button('Restore').click();
  await expect(list.rows).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
  await expect.poll(() => offeredTexts(page)).toBe(0);
  await page.reload();
  await expect(list.rows).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
});

test('[C4, L3] a cleared localStorage empties the list and offers it', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk'), theme: true });
  await list.add('bread');
  await atRest(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const polish = new ListPage(page, NAMES.PL);
  await expect(polish.heading('Lista zadań')).toBeVisible();
  await expect(polish.button('Przywróć')).toBeVisible();
  await expect(polish.rows).toHaveCount(0);
  await expect(polish.button('Ciemny motyw')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(polish.button('Przywróć')).toBeVisible();
  await expect(polish.rows).toHaveCount(0);
  await polish.button('Przywróć').click();
  await expect(polish.contents).toHaveText(['tea', 'milk', 'bread']);
  await expect(polish.checkbox('milk')).toBeChecked();
  await expect.poll(() => storedTasks(page)).toHaveLength(3);
});

test('[C4] a list cleared while the app is closed is offered', async ({ context, page, list }) => {
  await list.open();
  await list.add('tea');
  await list.add('milk');
  await atRest(page);
  await page.goto('exampleTasks.json');
  const other = await context.newPage();
  await other.goto('exampleTasks.json');
  await page.close();
  await other.evaluate(() => localStorage.clear());
  const next = new ListPage(other);
  await next.open();
  await expect(other.getByRole('region', { name: 'Notices' })).toContainText(
    'An earlier list was found (2 tasks)',
  );
  await expect(next.rows).toHaveCount(0);
  expect(await storedTasks(other)).toEqual([]);
  await next.button('Restore').click();
  await expect(next.contents).toHaveText(['tea', 'milk']);
});

test('[C3] the raw text of broken JSON can be downloaded', async ({ page, list }) => {
  const raw =
    '[{"id":"1","content":"zażółć \\ud83d\\ude00","done":true},{"id":"2","content":5},{"id":"3"';
  await page.addInitScript(rememberFiles);
  await list.open();
  await page.evaluate((text) => localStorage.setItem('tasks', text), raw);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Part of your saved list could not be read',
  );
  expect(await textOfDownload(page, list.button('Download the saved text'))).toBe(raw);
  await list.add('works');
  await expect.poll(async () => (await storedTasks(page)).at(-1)?.content).toBe('works');
  await page.reload();
  expect(await textOfDownload(page, list.button('Download the saved text'))).toBe(raw);
  await list.button('Discard').click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Saved text discarded');
  await list.button('Undo').click();
  expect(await textOfDownload(page, list.button('Download the saved text'))).toBe(raw);
  await list.button('Discard').click();
  // The next notification makes the discarding final.
  await list.button('Finish all').click();
  await expect.poll(() => offeredTexts(page)).toBe(0);
  await page.reload();
  await expect(list.contents.last()).toHaveText('works');
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
  await atRest(page);
});

test('[C8] after any action localStorage holds exactly three keys', async ({ page, list }) => {
  await list.open();
  const expectKeys = async () => {
    await atRest(page);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.toSorted()).toEqual(['language', 'tasks', 'theme']);
  };
  await list.add('tea');
  await list.add('milk');
  await expectKeys();
  await list.checkbox('tea').check();
  await list.edit('milk', 'oat milk');
  await list.button('Dark theme').click();
  await expectKeys();
  await page.reload();
  await list.button('Remove all').click();
  await list.button('Yes').click();
  await expectKeys();
  expect(await storedText(page, 'tasks')).toBe('[]');
});
