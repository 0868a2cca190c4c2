import type { Locator, Page } from '@playwright/test';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { manyTasks } from './manyTasks';

// High enough that no row is near an edge, where the page would scroll away under the pointer.
test.use({ viewport: { width: 1100, height: 1300 } });

const ABCD = tasks('a', 'b', 'c', 'd');

/** A point near the upper or lower edge of a row. */
async function pointIn(row: Locator, half: 'upper' | 'lower') {
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is not on the page');
  return { x: box.x + box.width / 3, y: box.y + box.height * (half === 'upper' ? 0.1 : 0.9) };
}

/** The part that makes rows draggable comes when a pointer first does. */
async function dragging(page: Page, row: Locator) {
  const arrived = page.waitForResponse('**/drag*');
  await row.hover();
  await arrived;
}

async function lift(page: Page, row: Locator) {
  const { x, y } = await pointIn(row, 'upper');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(row.locator('[draggable="true"]')).toHaveCount(1);
  await page.mouse.move(x, y + 12, { steps: 3 });
}

async function over(page: Page, row: Locator, half: 'upper' | 'lower') {
  const { x, y } = await pointIn(row, half);
  await page.mouse.move(x, y, { steps: 6 });
  // The browser may pass over the last step, and a pointer that is held is never quite still.
  let shift = 0;
  await expect(async () => {
    shift = 1 - shift;
    await page.mouse.move(x + shift, y);
    expect(await row.locator('[data-drop]').count()).toBe(1);
  }).toPass({ intervals: [50] });
}

/** WebDriver BiDi lets go of the button, but Firefox hears no drop: the rest of a drag is real. */
async function letGo(page: Page) {
  await page.mouse.up();
  await page.evaluate(() => {
    const row = document.querySelector('[data-drop]');
    row?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true }));
  });
}

test('a row is dragged down to where a line shows', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  const row = (index: number) => list.rows.nth(index);
  await dragging(page, row(0));
  await lift(page, row(0));
  await over(page, row(2), 'lower');
  await expect(page.locator('[data-drop]')).toHaveAttribute('data-drop', 'below');
  await expect(row(2).locator('[data-drop]')).toHaveCount(1);
  await letGo(page);
  await expect(list.contents).toHaveText(['b', 'c', 'a', 'd']);
  await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  await expect(page.getByText('Moved to position 3 of 4')).toBeAttached();
});

test('a row is dragged up to where a line shows', async ({ page, list, browserName }) => {
  test.skip(browserName === 'firefox', 'BiDi drags over the middle of a row only');
  await list.open({ tasks: ABCD });
  await dragging(page, list.rows.nth(3));
  await lift(page, list.rows.nth(3));
  await over(page, list.rows.nth(0), 'upper');
  await expect(page.locator('[data-drop]')).toHaveAttribute('data-drop', 'above');
  await letGo(page);
  await expect(list.contents).toHaveText(['d', 'a', 'b', 'c']);
  expect((await storedTasks(page)).map(({ content }) => content)).toEqual(['d', 'a', 'b', 'c']);
});

test('a drag that is let go elsewhere changes nothing', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  await dragging(page, list.rows.nth(0));
  await lift(page, list.rows.nth(0));
  await over(page, list.rows.nth(2), 'lower');
  await expect(page.locator('[data-drop]')).toHaveCount(1);
  const search = await list.filter.boundingBox();
  await page.mouse.move(search?.x ?? 0, search?.y ?? 0, { steps: 6 });
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  await page.mouse.up();
  await expect(list.contents).toHaveText(['a', 'b', 'c', 'd']);
});

test('in a search the dragged row goes beside its visible neighbour', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea 1', 'milk', 'tea 2', 'bread', 'tea 3') });
  await list.search('tea');
  await expect(list.contents).toHaveText(['tea 1', 'tea 2', 'tea 3']);
  await dragging(page, list.rows.nth(0));
  await lift(page, list.rows.nth(0));
  await over(page, list.rows.nth(1), 'lower');
  await letGo(page);
  await expect(list.contents).toHaveText(['tea 2', 'tea 1', 'tea 3']);
  const stored = (await storedTasks(page)).map(({ content }) => content);
  expect(stored).toEqual(['milk', 'tea 2', 'tea 1', 'bread', 'tea 3']);
});

test('at the edge of the window a long list scrolls under the drag', async ({ page, list }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await list.open({ tasks: manyTasks(10_000) });
  await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 500));
  await dragging(page, list.rows.filter({ has: list.checkbox('task 6') }));
  await lift(page, list.rows.filter({ has: list.checkbox('task 6') }));
  const { x } = await pointIn(list.rows.filter({ has: list.checkbox('task 6') }), 'upper');
  await page.mouse.move(x, 600, { steps: 4 });
  // A pointer that is held is never quite still.
  let shift = 0;
  await expect(async () => {
    shift = 1 - shift;
    await page.mouse.move(x + shift, 795);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  }).toPass({ intervals: [50] });
  await page.mouse.move(x, 400, { steps: 4 });
  await expect(page.locator('[data-drop]')).toHaveCount(1);
  await letGo(page);
  await expect(page.getByText(/^Moved to position [\d,]+ of 10,000$/)).toBeAttached();
  await expect(list.checkbox('task 6')).toBeInViewport();
});

test('while a row is edited its text is selected, not dragged', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  await dragging(page, list.rows.nth(0));
  await list.editButton('a').click();
  const box = await list.editor.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await expect(page.locator('[draggable="true"]')).toHaveCount(0);
  await page.mouse.up();
});
