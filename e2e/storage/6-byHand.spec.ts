import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { breakStorage } from './brokenStorage';
import { rememberFiles, textOfDownload } from './downloads';
import { journalLength } from './journalLength';

test('a text put into `tasks` by hand is adopted by a reload, and the former list can be had back', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'x milk') });
  await list.add('bread');
  await expect.poll(() => journalLength(page)).toBe(2);
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
  await expect.poll(() => page.evaluate(countKept)).toBe(0);
  await page.reload();
  await expect(list.rows).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
});

test('a cleared localStorage is an empty list in Polish and light, and the former list comes back on request', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'x milk'), theme: true });
  await list.add('bread');
  await expect.poll(() => journalLength(page)).toBe(2);
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

// In src/storage/taskStorage.copies.test.ts.
test('with two tabs open, a cleared localStorage and a reload empty both lists @repeated', async ({
  context,
}) => {
  const [here, there] = [
    new ListPage(await context.newPage()),
    new ListPage(await context.newPage()),
  ];
  await here.open({ tasks: tasks('tea', 'milk') });
  await there.open();
  await there.add('bread');
  await expect(here.contents).toHaveText(['tea', 'milk', 'bread']);
  await here.page.evaluate(() => localStorage.clear());
  await here.page.reload();
  await expect(new ListPage(here.page, NAMES.PL).button('Przywróć')).toBeVisible();
  await expect(here.rows).toHaveCount(0);
  await expect(there.rows).toHaveCount(0);
});

test('broken JSON is set aside: the list goes on, and exactly the raw text can be downloaded', async ({
  page,
  list,
}) => {
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
  // The next notification ends the time in which it can be taken back.
  await list.button('Finish all').click();
  await expect.poll(() => page.evaluate(countKept)).toBe(0);
  await page.reload();
  await expect(list.contents.last()).toHaveText('works');
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('tasks.unreadable'))).toEqual([]);
});

/** In the page: how many texts the journal has set aside. */
function countKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('ToDoListReact');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('kept').objectStore('kept').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
}

test('what is done to tasks without ids before the journal answers is there after a reload', async ({
  page,
  list,
}) => {
  await page.addInitScript(breakStorage);
  const text = '[{"id":1,"content":"tea","done":false},{"content":"milk","done":false}]';
  await page.addInitScript((stored) => {
    // The empty page a tab starts with has no storage, and touching it throws.
    if (!location.protocol.startsWith('http')) return;
    if (localStorage.getItem('language') !== null) return;
    localStorage.setItem('language', '"EN"');
    localStorage.setItem('tasks', stored);
  }, text);
  await page.goto('zadania?broken=works,hangs,works');
  await list.checkbox('tea').check();
  await list.checkbox('milk').check();
  await page.goto('zadania');
  for (const content of ['tea', 'milk']) await expect(list.checkbox(content)).toBeChecked();
  await expect
    .poll(async () => (await storedTasks(page)).map(({ done }) => done))
    .toEqual([true, true]);
});

// In src/storage/taskStorage.load.test.ts.
test('an earlier text of the app itself, put back by hand after its tab has gone, is offered @repeated', async ({
  page,
  list,
}) => {
  await list.open();
  await list.add('tea');
  await list.add('milk');
  await expect.poll(() => journalLength(page)).toBe(2);
  const earlier = await page.evaluate(() => localStorage.getItem('tasks') ?? '');
  await page.reload();
  await list.edit('milk', 'oat milk');
  await list.add('bread');
  await expect.poll(() => journalLength(page)).toBe(4);
  const pending = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tasks.pending')));
  await expect.poll(pending).toEqual([]);
  await page.evaluate((text) => localStorage.setItem('tasks', text), earlier);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'An earlier list was found (2 tasks)',
  );
  await expect(list.contents).toHaveText(['tea', 'oat milk', 'bread']);
});
