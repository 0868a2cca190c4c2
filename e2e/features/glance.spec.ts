import { NAMES } from '../names';
import { tasks } from '../storedData';
import { expect, test } from '../test';

const COUNTS = [
  { language: 'EN', none: '0 of 2 done', one: '1 of 2 done', two: '2 of 2 done' },
  { language: 'PL', none: 'Ukończono 0 z 2', one: 'Ukończono 1 z 2', two: 'Ukończono 2 z 2' },
  {
    language: 'ES',
    none: 'Terminadas: 0 de 2',
    one: 'Terminadas: 1 de 2',
    two: 'Terminadas: 2 de 2',
  },
] as const;

test('the heading counts what is done, in every language, and an empty list counts nothing', async ({
  page,
  list,
}) => {
  await list.open();
  await expect(page.getByText('You currently have no tasks on the list')).toBeVisible();
  await expect(page.getByText(/\d of \d done/)).toHaveCount(0);
  for (const content of ['tea', 'milk']) await list.add(content);
  for (const { language, none, one, two } of COUNTS) {
    await test.step(language, async () => {
      await list.button(language).click();
      await expect(page.getByText(none)).toBeVisible();
      await list.checkbox('tea').click();
      await expect(page.getByText(one)).toBeVisible();
      await list.checkbox('milk').click();
      await expect(page.getByText(two)).toBeVisible();
      await expect(list.heading(NAMES[language].list, 2)).toBeVisible();
      for (const content of ['tea', 'milk']) await list.checkbox(content).click();
    });
  }
});

test('what the search found is marked, and said once the visitor stops typing', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('Brew TEA, green tea', 'milk', 'İstanbul tea') });
  await expect(list.contents).toHaveCount(3);
  await list.filter.pressSequentially('tea');
  await expect(page.locator('mark')).toHaveText(['TEA', 'tea', 'tea']);
  await expect(list.link('Brew TEA, green tea'), 'the name of the row stays').toBeVisible();
  await expect(page.locator('[aria-live]').getByText('2 tasks found')).toBeAttached();
  await list.add('black tea');
  await expect(page.locator('[aria-live]').getByText('Task added')).toBeAttached();
  await list.filter.press('ControlOrMeta+a');
  await list.filter.press('Delete');
  await expect(page.locator('mark')).toHaveCount(0);
});

test('an accent that is a character of its own is marked with its letter', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('el AÑO'.normalize('NFD')) }, 'zadania?szukaj=a%C3%B1');
  await expect(page.locator('mark')).toHaveText(['AÑ'.normalize('NFD')]);
});
