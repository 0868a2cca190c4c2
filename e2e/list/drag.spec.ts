import type { Locator, Page } from '@playwright/test';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { manyTasks } from '../../src/app/manyTasks.testing';
import { restOf } from './restOf';

// High enough that no row is near an edge, where a drag scrolls the page.
test.use({ viewport: { width: 1100, height: 1300 }, reducedMotion: 'no-preference' });

const ABCD = tasks('a', 'b', 'c', 'd');

/** The marks of a drag. */
const marks = (page: Page) => page.locator('[data-dragged], [data-drop], [data-dragging]');

/** A point near the upper or lower edge of a row, on its grip. */
async function pointIn(row: Locator, half: 'upper' | 'lower') {
  await restOf(row);
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is not on the page');
  return { x: box.x + 8, y: box.y + box.height * (half === 'upper' ? 0.3 : 0.7) };
}

async function lift(page: Page, row: Locator) {
  const { x, y } = await pointIn(row, 'upper');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 6);
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
}

async function over(page: Page, row: Locator, half: 'upper' | 'lower') {
  const { x, y } = await pointIn(row, half);
  await page.mouse.move(x, y, { steps: 6 });
}

/** Waits until the drag has scrolled the page as far as it goes. */
async function comesToRest(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let still = 0, y = -1; still < 10; still = y === scrollY ? still + 1 : 0) {
      y = scrollY;
      await frame();
    }
  });
}

test('a dragged row lands where the line is', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  await expect(list.rows).toHaveCount(4);
  const row = (index: number) => list.rows.nth(index);
  await test.step('the first drag, quickly', async () => {
    const from = await pointIn(row(0), 'upper');
    const to = await pointIn(row(2), 'lower');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await expect(list.contents).toHaveText(['b', 'c', 'a', 'd']);
    await expect(marks(page)).toHaveCount(0);
  });

  await lift(page, row(0));
  await over(page, row(1), 'lower');
  await expect(page.locator('[data-drop="below"]')).toHaveText(/c/);
  await expect(page.locator('[data-dragged]')).toHaveText(/b/);
  await page.mouse.up();
  await expect(list.contents).toHaveText(['c', 'b', 'a', 'd']);
  await expect(marks(page)).toHaveCount(0);
  await expect(page.getByText('Moved to position 2 of 4')).toBeAttached();

  await lift(page, row(3));
  await over(page, row(0), 'upper');
  await expect(page.locator('[data-drop="above"]')).toHaveText(/c/);
  await page.mouse.up();
  await expect(list.contents).toHaveText(['d', 'c', 'b', 'a']);
  const stored = async () => (await storedTasks(page)).map(({ content }) => content);
  await expect.poll(stored).toEqual(['d', 'c', 'b', 'a']);
});

test('a cancelled drag changes nothing', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  await expect(list.rows).toHaveCount(4);
  const cancels = {
    Escape: () => page.keyboard.press('Escape'),
    'leaving the window': () => page.evaluate(() => dispatchEvent(new Event('blur'))),
  };
  for (const [way, cancel] of Object.entries(cancels)) {
    await test.step(`cancelled by ${way}`, async () => {
      await lift(page, list.rows.nth(0));
      await over(page, list.rows.nth(2), 'lower');
      await expect(page.locator('[data-drop]')).toHaveCount(1);
      await cancel();
      await expect(marks(page)).toHaveCount(0);
      // Released on the link where it began: a click would open it.
      await over(page, list.rows.nth(0), 'upper');
      await page.mouse.up();
      await expect(list.contents).toHaveText(['a', 'b', 'c', 'd']);
    });
  }
  await expect(page).toHaveURL(/zadania$/);

  await test.step('another button', async () => {
    await over(page, list.rows.nth(0), 'upper');
    await page.mouse.down({ button: 'middle' });
    await over(page, list.rows.nth(2), 'lower');
    await expect(marks(page)).toHaveCount(0);
    await page.mouse.up({ button: 'middle' });
    await expect(list.contents).toHaveText(['a', 'b', 'c', 'd']);
  });
});

test('the end of a drag opens and ticks nothing', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  const selected = () => page.evaluate(() => String(getSelection()));
  await test.step('dragging selects no text', async () => {
    await lift(page, list.rows.nth(0));
    await over(page, list.rows.nth(2), 'lower');
    expect(await selected()).toBe('');
    await page.mouse.up();
    await expect(list.contents).toHaveText(['b', 'c', 'a', 'd']);
  });
  await test.step('a row can be dragged while text is selected', async () => {
    await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
    expect(await selected()).not.toBe('');
    await lift(page, list.rows.nth(0));
    await over(page, list.rows.nth(1), 'lower');
    await page.mouse.up();
    await expect(list.contents).toHaveText(['c', 'b', 'a', 'd']);
  });
  await test.step('dropped where it was lifted, which the browser takes for a click', async () => {
    await lift(page, list.rows.nth(0));
    await over(page, list.rows.nth(0), 'upper');
    await page.mouse.up();
    await expect(marks(page)).toHaveCount(0);
    await expect(page).toHaveURL(/zadania$/);
  });
  // The click of a key is not swallowed with the drag's.
  await list.checkbox('b').focus();
  await page.keyboard.press('Space');
  await expect(list.checkbox('b')).toBeChecked();
  await list.checkbox('a').click();
  await expect(list.checkbox('a')).toBeChecked();
  await list.link('c').click();
  await expect(list.heading('c')).toBeVisible();
});

test('selecting the text of a row neither drags nor opens it', async ({ page, list }) => {
  await list.open({ tasks: tasks('some words to take along', 'b') });
  const box = await list.link('some words to take along').boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await page.mouse.move((box?.x ?? 0) + 1, y);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 90, y, { steps: 6 });
  await expect(marks(page)).toHaveCount(0);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/^some word/);
  await expect(page).toHaveURL(/zadania$/);
  await test.step('selecting in the editor neither', async () => {
    await list.editButton('b').click();
    await list.editor.fill('some words to select');
    const area = await list.editor.boundingBox();
    const line = (area?.y ?? 0) + 20;
    await page.mouse.move((area?.x ?? 0) + 20, line);
    await page.mouse.down();
    await page.mouse.move((area?.x ?? 0) + 90, line, { steps: 4 });
    await expect(marks(page)).toHaveCount(0);
    await page.mouse.up();
    const length = await list.editor.evaluate((field) =>
      field instanceof HTMLTextAreaElement ? field.selectionEnd - field.selectionStart : 0,
    );
    expect(length).toBeGreaterThan(0);
    await list.editor.press('Escape');
  });

  await list.link('some words to take along').click();
  await expect(list.heading('some words to take along')).toBeVisible();
});

test('a drag scrolls a long list to its start and its end', async ({ page, list }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await list.open({ tasks: manyTasks(110) });
  await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1200));
  const row = list.rows.filter({ has: list.checkbox('task 24') });
  await expect(row).toBeInViewport();
  await lift(page, row);
  await page.mouse.move(200, 2, { steps: 6 });
  // While the list scrolls, the target is the first visible row.
  await expect(page.locator('[data-drop]')).toBeInViewport();
  await comesToRest(page);
  await expect(page.locator('li[aria-posinset="1"]')).toHaveAttribute('data-drop', 'above');
  await page.mouse.up();
  await expect(page.getByText('Moved to position 1 of 110')).toBeAttached();
  await expect(row).toBeInViewport();

  await list.checkbox('task 24').focus();
  await page.keyboard.press('End');
  await expect(list.checkbox('task 110')).toBeInViewport();
  const other = list.rows.filter({ has: list.checkbox('task 102') });
  await other.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await lift(page, other);
  await page.mouse.move(200, 798, { steps: 6 });
  await comesToRest(page);
  await expect(page.locator('li[aria-posinset="110"]')).toHaveAttribute('data-drop', 'below');
  await page.mouse.up();
  await expect(page.getByText('Moved to position 110 of 110')).toBeAttached();
  await expect(other).toBeInViewport();
});
