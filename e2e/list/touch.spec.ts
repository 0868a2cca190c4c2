import type { CDPSession, Locator } from '@playwright/test';
import { quickly } from '../quickly';
import { tasks } from '../storedData';
import { expect, test } from '../test';
import { restOf } from './restOf';

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  reducedMotion: 'no-preference',
});

const ABCD = tasks('a', 'b', 'c', 'd');

/** A finger on a touch screen. */
class Finger {
  constructor(readonly browser: CDPSession) {}

  async down(row: Locator) {
    const { x, y } = await middleOf(row);
    await this.send('touchStart', [{ x, y }]);
  }

  /** Rests on the row until it is lifted. */
  async lift(row: Locator) {
    await this.down(row);
    await expect(row.page().locator('[data-dragged]')).toHaveCount(1);
  }

  async to(row: Locator, share: number) {
    const { x, y, height } = await middleOf(row);
    await this.send('touchMove', [{ x, y: y + (share - 0.5) * height }]);
  }

  /** Swipes from a row. */
  async pull(row: Locator, distance: number) {
    const { x, y } = await middleOf(row);
    await this.send('touchStart', [{ x, y }]);
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await this.send('touchMove', [{ x, y: y + share * distance }]);
    }
  }

  /** A second finger touches the row. */
  async second(row: Locator) {
    const { x, y } = await middleOf(row);
    await this.send('touchStart', [
      { x, y: y - 5 },
      { x, y },
    ]);
  }

  up() {
    return this.send('touchEnd', []);
  }

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) {
    return this.browser.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }
}

async function middleOf(row: Locator) {
  await row.scrollIntoViewIfNeeded();
  await restOf(row);
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

test('a long press lifts a row, which lands where the line is', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  await expect(list.rows).toHaveCount(4);
  const finger = new Finger(await page.context().newCDPSession(page));
  const row = (index: number) => list.rows.nth(index);
  await finger.lift(row(3));
  await finger.to(row(2), 0.5);
  await finger.to(row(1), 0.2);
  await finger.up();
  await expect(list.contents).toHaveText(['a', 'd', 'b', 'c']);

  await row(3).scrollIntoViewIfNeeded();
  await finger.lift(row(0));
  await finger.to(row(1), 0.5);
  await finger.to(row(2), 0.8);
  await expect(page.locator('[data-drop="below"]')).toHaveText(/b/);
  await finger.up();
  await expect(list.contents).toHaveText(['d', 'b', 'a', 'c']);
  await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  await expect(page).toHaveURL(/zadania$/);
});

test('a finger that moves at once scrolls and moves no row', async ({ page, list }) => {
  const contents = Array.from({ length: 20 }, (_, index) => `task ${index}`);
  await page.clock.install();
  await list.open({ tasks: tasks(...contents) });
  const finger = new Finger(await page.context().newCDPSession(page));
  const before = await page.evaluate(() => scrollY);
  await finger.pull(list.rows.nth(10), -300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  // Longer than a long press.
  await page.clock.runFor(1000);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await finger.up();
  await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  await expect(list.contents).toHaveText(contents);
});

test('a long press without a move changes nothing', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  const finger = new Finger(await page.context().newCDPSession(page));
  const askForMenu = () =>
    list.link('a').evaluate((link) => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      return link.dispatchEvent(event) ? 'opens' : 'is prevented';
    });
  await finger.down(list.rows.nth(0));
  expect(await askForMenu()).toBe('is prevented');
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
  expect(await askForMenu()).toBe('is prevented');
  await finger.up();
  expect(await askForMenu()).toBe('opens');
  await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  await expect(list.contents).toHaveText(['a', 'b', 'c', 'd']);
  await expect(page).toHaveURL(/zadania$/);
  await list.link('a').tap();
  await expect(list.heading('a')).toBeVisible();
});

test('the page does not scroll under a dragged row, and a second finger cancels the drag', async ({
  page,
  list,
}) => {
  const contents = Array.from({ length: 20 }, (_, index) => `task ${index}`);
  await list.open({ tasks: tasks(...contents) });
  const finger = new Finger(await page.context().newCDPSession(page));
  // In the middle of the window: near an edge a drag would scroll.
  await list.rows.nth(6).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await finger.lift(list.rows.nth(8));
  const before = await page.evaluate(() => scrollY);
  for (const index of [7, 6, 5]) await finger.to(list.rows.nth(index), 0.2);
  await expect(page.locator('[data-drop="above"]')).toHaveText(/task 5/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await finger.second(list.rows.nth(4));
  await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  await finger.up();
  await expect(list.contents).toHaveText(contents);
});

test('a tap leaves no tint behind', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  await expect(list.button('Export')).toBeVisible();
  await expect(list.button('Keyboard shortcuts')).toBeHidden();
  const before = await list
    .button('Hide done')
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  await list.button('Hide done').tap();
  await expect(list.button('Show done')).toHaveCSS('background-color', before);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
  await list.button('Show done').tap();
  await list.checkbox('b').tap();
  await expect(list.checkbox('b')).toBeChecked();
  await expect(list.rows.nth(1)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(list.editButton('b').locator('svg')).toHaveCSS('opacity', '0.66');
});

test('a double tap on No does not reach the row beneath', async ({ page, list }) => {
  const contents = Array.from({ length: 15 }, (_, index) => `task ${index}`);
  await list.open({ tasks: tasks(...contents) });
  await list.removeButton('task 1').tap();
  const box = await list.button('No').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
  await quickly(page, async () => {
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x + 3, y + 3);
  });
  await expect(list.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/zadania$/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await list.checkbox('task 0').tap();
  await expect(list.checkbox('task 0')).toBeChecked();
});
