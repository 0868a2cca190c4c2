import type { Page } from '@playwright/test';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { manyTasks } from './manyTasks';

const ABC = tasks('a', 'b', 'c');
const storedOrder = async (page: Page) =>
  (await storedTasks(page)).map(({ content }) => content).join(' ');

test('Alt with an arrow moves the row, says where to, and keeps the focus', async ({
  page,
  list,
}) => {
  await list.open({ tasks: ABC });
  await list.checkbox('a').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list.contents).toHaveText(['b', 'a', 'c']);
  await expect(list.checkbox('a')).toBeFocused();
  await expect(page.getByText('Moved to position 2 of 3')).toBeAttached();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list.contents).toHaveText(['b', 'c', 'a']);
  await expect(page.getByText('Moved to position 3 of 3')).toBeAttached();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(list.contents).toHaveText(['b', 'a', 'c']);
  await expect(list.checkbox('a')).toBeFocused();
  await expect.poll(() => storedOrder(page)).toBe('b a c');

  await test.step('where it was moved to is not said again when the list becomes longer', async () => {
    await expect(page.getByText('Moved to position 2 of 3')).toBeAttached();
    await list.add('d');
    await expect(list.contents).toHaveText(['b', 'a', 'c', 'd']);
    await expect(page.getByText('Task added')).toBeAttached();
    await expect(page.getByText(/^Moved to/)).toHaveCount(0);
  });
});

test('every control of the row takes the keys, but not the editor; at the ends nothing moves, and a move can be undone', async ({
  page,
  list,
}) => {
  await list.open({ tasks: ABC });
  await test.step('in the editor the keys belong to the text', async () => {
    await list.editButton('a').click();
    await list.editor.press('Alt+ArrowDown');
    await list.editor.press('Enter');
    await expect(list.contents).toHaveText(['a', 'b', 'c']);
    await expect.poll(() => storedOrder(page)).toBe('a b c');
  });

  for (const control of [list.link('a'), list.editButton('a'), list.removeButton('a')]) {
    await control.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText('Moved to position 1 of 3')).toBeAttached();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(list.contents).toHaveText(['b', 'a', 'c']);
    await expect(control).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(list.contents).toHaveText(['a', 'b', 'c']);
  }

  await test.step('undone and redone', async () => {
    await list.checkbox('c').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(list.contents).toHaveText(['c', 'a', 'b']);
    await page.keyboard.press('Control+z');
    await expect(list.contents).toHaveText(['a', 'c', 'b']);
    await page.keyboard.press('Control+z');
    await expect(list.contents).toHaveText(['a', 'b', 'c']);
    await page.keyboard.press('Control+Shift+z');
    await expect(list.contents).toHaveText(['a', 'c', 'b']);
  });
});

test('buttons that come with the pointer do it without dragging', async ({ list }) => {
  await list.open({ tasks: ABC });
  const down = list.button('Move down: a');
  await expect(list.rows).toHaveCount(3);
  await expect(down).toHaveCount(0);
  await list.link('a').hover();
  await expect(down.locator('..')).toHaveCSS('opacity', '1');
  await expect(list.button('Move down: c')).toHaveCount(0);
  await down.click();
  await expect(list.contents).toHaveText(['b', 'a', 'c']);
  await list.link('a').hover();
  await list.button('Move up: a').click();
  await expect(list.contents).toHaveText(['a', 'b', 'c']);
});

test('with done tasks hidden, and in a search, a row goes past its visible neighbour', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea 1', 'x milk', 'tea 2', 'bread') });
  await list.button('Hide done').click();
  await list.checkbox('tea 1').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list.contents).toHaveText(['tea 2', 'tea 1', 'bread']);
  await expect(page.getByText('Moved to position 2 of 3')).toBeAttached();
  await list.button('Show done').click();
  await expect(list.contents).toHaveText(['milk', 'tea 2', 'tea 1', 'bread']);

  await list.checkbox('bread').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(list.contents).toHaveText(['milk', 'tea 2', 'bread', 'tea 1']);
  await list.search('tea');
  await expect(list.contents).toHaveText(['tea 2', 'tea 1']);
  await list.checkbox('tea 1').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(list.contents).toHaveText(['tea 1', 'tea 2']);
  await expect.poll(() => storedOrder(page)).toBe('milk tea 1 tea 2 bread');
});

test('in a list of 10,000 the moved row stays in view with the focus', async ({ page, list }) => {
  await list.open({ tasks: manyTasks(10_000) });
  await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.locator('li[aria-posinset="1"]')).toHaveCount(0);
  const tick = list.rows.filter({ visible: true }).nth(6).getByRole('checkbox');
  const name = (await tick.getAttribute('aria-label')) ?? '';
  await list.checkbox(name).focus();
  const place = () => list.rows.filter({ has: list.checkbox(name) }).getAttribute('aria-posinset');
  const before = Number(await place());
  for (let step = 1; step <= 20; step += 1) {
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(place).toBe(String(before + step));
  }
  await expect(list.checkbox(name)).toBeFocused();
  await expect(list.checkbox(name)).toBeInViewport();
  const position = (before + 20).toLocaleString('en');
  await expect(page.getByText(`Moved to position ${position} of 10,000`)).toBeAttached();
});
