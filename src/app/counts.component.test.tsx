import { expect, test } from 'vitest';
import { openList } from './openList.testing';

const COUNTS = [
  { language: 'EN', list: 'List of tasks', counts: ['0 of 2 done', '1 of 2 done', '2 of 2 done'] },
  {
    language: 'PL',
    list: 'Lista zadań',
    counts: ['Ukończono 0 z 2', 'Ukończono 1 z 2', 'Ukończono 2 z 2'],
  },
  {
    language: 'ES',
    list: 'Lista de tareas',
    counts: ['Terminadas: 0 de 2', 'Terminadas: 1 de 2', 'Terminadas: 2 de 2'],
  },
] as const;

test('the heading counts what is done, in every language, and an empty list counts nothing', async () => {
  const { screen, button, checkbox, heading, add } = await openList();
  await expect.element(screen.getByText('You currently have no tasks on the list')).toBeVisible();
  expect(screen.getByText(/\d of \d done/).query()).toBeNull();
  for (const content of ['tea', 'milk']) await add(content);
  for (const { language, list, counts } of COUNTS) {
    await button(language).click();
    for (const [index, count] of counts.entries()) {
      if (index > 0) await checkbox(['tea', 'milk'][index - 1] ?? '').click();
      await expect.element(screen.getByText(count)).toBeVisible();
    }
    await expect.element(heading(list, 2)).toBeVisible();
    for (const content of ['tea', 'milk']) await checkbox(content).click();
  }
});

test('an empty list points to the examples', async () => {
  const { screen } = await openList();
  await expect
    .element(screen.getByText('Add your first one, or get the example tasks.'))
    .toBeVisible();
});
