import type { Page } from '@playwright/test';
import { holdBack } from '../holdBack';
import { expect, test } from '../test';
import { manyTasks } from '../../src/app/manyTasks.testing';

const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top);

/** Only the rows of a long list have a position. */
const virtualRow = (page: Page, position: number) =>
  page.locator(`li[aria-posinset="${position}"]`);

/** Finding hundreds of rows by role would take seconds. */
const rows = (page: Page) => page.locator('li[data-task]');

test('keys reach every one of 3,000 tasks', async ({ page, list }) => {
  await list.open({ tasks: manyTasks(3000) });
  await expect(virtualRow(page, 1)).toBeVisible();
  await expect(list.newTask).toBeFocused();
  await scroll(page, 60_000);
  await expect(virtualRow(page, 1)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(list.checkbox('task 1')).toBeFocused();
  await expect(list.checkbox('task 1')).toBeInViewport();

  await page.keyboard.press('End');
  await expect(list.checkbox('task 3000')).toBeFocused();
  await expect(list.checkbox('task 3000')).toBeInViewport();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowUp');
  await expect(list.checkbox('task 2985')).toBeFocused();
  await expect(list.checkbox('task 2985')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(list.checkbox('task 1')).toBeFocused();
  await expect(list.checkbox('task 1')).toBeInViewport();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowDown');
  await expect(list.checkbox('task 16')).toBeFocused();
  await expect(list.checkbox('task 16')).toBeInViewport();

  await test.step('the focus stays on a row that is scrolled away, and Tab continues from it', async () => {
    await scroll(page, 60_000);
    await expect(list.link('task 5')).toHaveCount(0);
    await expect(list.checkbox('task 16')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list.link('task 16')).toBeFocused();
    await expect(list.link('task 16')).toBeInViewport();
  });

  await test.step('rows that wrap do not overlap, wherever the page is scrolled to', async () => {
    for (const part of [0.3, 0.7, 1]) {
      await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), part);
      await expect(async () => {
        const boxes = await list.rows.evaluateAll((elements) =>
          elements
            .map((row) => row.getBoundingClientRect())
            .map(({ top, bottom }) => [top, bottom]),
        );
        expect(boxes.length).toBeGreaterThan(8);
        const inView = boxes.filter(([top = 0, bottom = 0]) => bottom > 0 && top < 800);
        const gaps = inView.slice(1).map(([top = 0], index) => top - (inView[index]?.[1] ?? 0));
        expect(Math.max(...gaps.map(Math.abs))).toBeLessThan(1);
      }).toPass();
    }
    await expect(list.link('task 3000')).toBeInViewport();
    await expect(page.getByText('No more tasks for you')).toBeInViewport();
  });
});

test('scrolling loses no click, no letter and no focus', async ({ page, list }) => {
  await list.open({ tasks: manyTasks(3000) });
  await expect(virtualRow(page, 1)).toBeVisible();
  const hit = await page.evaluate(async () => {
    scrollTo(0, 300);
    await new Promise((scrolled) => addEventListener('scroll', scrolled, { once: true }));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const row = [...document.querySelectorAll('li[aria-posinset]')].find(
      (element) => element.getBoundingClientRect().top > 100,
    );
    const { x = 0, y = 0 } = row?.getBoundingClientRect() ?? {};
    return row?.contains(document.elementFromPoint(x + 20, y + 20));
  });
  expect(hit).toBe(true);

  await test.step('scrolling loses no typed letter', async () => {
    await list.editButton('task 3').click();
    await list.editor.fill('half of a thou');
    await scroll(page, 100_000);
    await expect(list.link('task 6')).toHaveCount(0);
    await page.keyboard.press('End');
    await page.keyboard.type('ght');
    await page.keyboard.press('Enter');
    await expect(list.editButton('half of a thought')).toBeFocused();
  });

  await test.step('after a removal far down the focus goes to the next row', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(list.link('task 3000')).toBeInViewport();
    await list.removeButton('task 2997').click();
    await list.button('Yes').click();
    await expect(list.removeButton('task 2998')).toBeFocused();
    await expect(list.link('task 2997')).toHaveCount(0);
  });
});

test('of 10,000 tasks only those around the window are in the page', async ({ page, list }) => {
  await list.open({ tasks: manyTasks(10_000) });
  await expect(virtualRow(page, 1)).toHaveAttribute('aria-setsize', '10000');
  await expect(list.link('task 1')).toBeInViewport();
  expect(await page.locator('*').count()).toBeLessThan(1500);

  await test.step('a row is moved in the middle', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect(virtualRow(page, 1)).toHaveCount(0);
    const tick = list.rows.filter({ visible: true }).nth(6).getByRole('checkbox');
    const name = (await tick.getAttribute('aria-label')) ?? '';
    await list.checkbox(name).focus();
    const place = () =>
      list.rows.filter({ has: list.checkbox(name) }).getAttribute('aria-posinset');
    const before = Number(await place());
    for (let step = 1; step <= 12; step += 1) {
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(place).toBe(String(before + step));
    }
    await expect(list.checkbox(name)).toBeFocused();
    await expect(list.checkbox(name)).toBeInViewport();
    const position = (before + 12).toLocaleString('en');
    await expect(page.getByText(`Moved to position ${position} of 10,000`)).toBeAttached();
  });

  await test.step('the search', async () => {
    await list.search('task 9997');
    await expect(list.contents).toHaveText(['task 9997']);
    await expect(virtualRow(page, 1)).toHaveAttribute('aria-setsize', '1');
  });
});

test('all of a long list is printed', async ({ page, list }) => {
  await list.open({ tasks: manyTasks(120) });
  await expect(virtualRow(page, 1)).toBeVisible();
  const inPage = () =>
    rows(page).evaluateAll((all) => new Set(all.map((row) => row.dataset['task'])).size);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await inPage()).toBe(120);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(inPage).toBeLessThan(100);
});

test('an edit begun before the code for long lists has loaded survives', async ({ page, list }) => {
  const letIn = await holdBack(page, '**/static/js/long-list.*');
  const loaded = list.open({ tasks: manyTasks(300) });
  const row = page.locator('[data-task="2"]');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(row.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('half a thou');
  letIn();
  await loaded;
  await expect(virtualRow(page, 1)).toBeVisible();
  await expect(row.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('ght');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('half a thought');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(list.link('task 300')).toBeInViewport();
});
