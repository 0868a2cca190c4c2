import { expect, test } from '../test';
import { NAMES } from '../names';
import { ListPage } from '../listPage';
import { storedTasks } from '../storedData';

test.use({ reducedMotion: 'no-preference' });

test('§1 a first visit is in Polish and light, empty and without account', async ({ page }) => {
  const list = new ListPage(page, NAMES.PL);
  await page.goto('zadania');

  await expect(list.heading('Lista zadań')).toBeVisible();
  await expect(list.button('PL')).toHaveAttribute('aria-pressed', 'true');
  await expect(list.button('Ciemny motyw')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(list.rows).toHaveCount(0);
});

test('§1 one visit adds, edits, completes, hides, filters and removes', async ({ page, list }) => {
  await list.open();
  for (const content of ['milk', 'bread', 'tea']) await list.add(content);
  await list.edit('bread', 'rye bread');
  await list.checkbox('milk').check();
  await list.button('Hide done').click();
  await expect(list.contents).toHaveText(['rye bread', 'tea']);

  await list.search('rye');
  await expect(list.contents).toHaveText(['rye bread']);
  await list.search('');

  await list.removeButton('tea').click();
  await list.button('Yes').click();
  await expect(list.contents).toHaveText(['rye bread']);
  await expect
    .poll(() => storedTasks(page))
    .toMatchObject([
      { content: 'milk', done: true },
      { content: 'rye bread', done: false },
    ]);
});

test('§1 §3 §4 the next visit has the tasks, theme and language', async ({ context, list }) => {
  await list.open();
  await list.add('kept');
  await list.button('ES').click();
  await list.button('Tema oscuro').click();
  await list.page.close();

  const next = new ListPage(await context.newPage(), NAMES.ES);
  await next.page.goto('zadania');
  await expect(next.contents).toHaveText(['kept']);
  await expect(next.button('ES')).toHaveAttribute('aria-pressed', 'true');
  await expect(next.button('Tema oscuro')).toHaveAttribute('aria-pressed', 'true');
});
