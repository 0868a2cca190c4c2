import { tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';
import { addInPage } from './addInPage';
import { atRest } from './atRest';
import { fillLocalStorage } from './fullStorage';
import { journalLength } from './journal';

test('[C1] with localStorage full the list still grows and changes, and survives a reload', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.add('bread');
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await fillLocalStorage(page);
  const added = Array.from({ length: 20 }, (_, index) => `added when full ${index}`);
  await addInPage(page, added);
  await list.checkbox('tea').check();
  await list.edit('milk', 'oat milk');
  await list.removeButton('bread').click();
  await list.button('Yes').click();
  // The adopted list, the bread, what was added, and three changes more.
  await expect.poll(() => journalLength(page)).toBe(1 + 1 + added.length + 3);

  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'oat milk', ...added]);
  await expect(list.checkbox('tea')).toBeChecked();
  await list.add('after the reload');
  await expect.poll(() => journalLength(page)).toBe(1 + 1 + added.length + 3 + 1);
  await page.reload();
  await expect(list.contents.last()).toHaveText('after the reload');
});

test.describe('a full localStorage at the first visit', () => {
  // A page without icons makes the browser ask for /favicon.ico.
  test.use({ expectedErrors: NOT_FOUND_LINE });

  test('[C1] with localStorage full before the first visit, nothing is lost either', async ({
    page,
    list,
  }) => {
    await page.goto('favicon.svg');
    await page.evaluate(() => localStorage.setItem('language', '"EN"'));
    await fillLocalStorage(page);
    await page.goto('zadania');
    await list.add('first');
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      'Your tasks are being saved. Only',
    );
    await list.add('second');
    await expect.poll(() => journalLength(page)).toBe(2);
    await page.reload();
    await expect(list.contents).toHaveText(['first', 'second']);
  });
});

test('[C1] with localStorage full, a mark that makes the text shorter costs no later task', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.add('bread');
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await fillLocalStorage(page);
  await list.checkbox('tea').check();
  await list.add('cheese');
  await expect.poll(() => journalLength(page)).toBe(4);
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread', 'cheese']);
});

test("[C3, L2] with localStorage full, another program's text that stays there is adopted once", async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await atRest(page);
  await page.evaluate(
    (text) => localStorage.setItem('tasks', text),
    JSON.stringify(tasks('theirs')),
  );
  await fillLocalStorage(page);
  await page.reload();
  await expect(list.contents).toHaveText(['theirs']);
  await list.add('mine');
  // Tea, milk, the adopted list, mine.
  await expect.poll(() => journalLength(page)).toBe(4);
  await page.reload();
  await expect(list.contents).toHaveText(['theirs', 'mine']);
  await list.button('Restore').click();
  await expect(list.rows).toHaveCount(4);
});

// Above with a localStorage that is full before.
test('[C1] 8 MB of tasks survive a reload, identical @repeated', async ({ page, list }) => {
  // A search that finds nothing: drawing megabytes of text is not what is tested here.
  await list.open({}, 'zadania?szukaj=nothing');
  await list.newTask.waitFor();
  await addInPage(
    page,
    Array.from({ length: 16 }, (_, index) => `${index} `.padEnd(499_999, 'żółw ') + '.'),
  );
  await expect.poll(() => journalLength(page)).toBe(16);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.body.style.display = 'none'));
  });
  await page.goto('zadania');
  const intact = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main li a')].map(
        ({ textContent }, index) =>
          textContent === `${index} `.padEnd(499_999, 'żółw ') + '.' && textContent.length,
      ),
    );
  await expect.poll(intact).toEqual(Array.from({ length: 16 }, () => 500_000));
});
