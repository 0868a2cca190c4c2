import type { CDPSession, Locator } from '@playwright/test';
import { tasks } from '../storedData';
import { expect, test } from '../test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'only Chromium can be touched by a test',
);

const ABCD = tasks('a', 'b', 'c', 'd');

/** One finger on the glass. */
class Finger {
  constructor(readonly browser: CDPSession) {}

  async down(row: Locator) {
    const { x, y } = await middleOf(row);
    await this.send('touchStart', [{ x, y }]);
  }

  async to(row: Locator, share: number) {
    const { x, y, height } = await middleOf(row);
    await this.send('touchMove', [{ x, y: y + (share - 0.5) * height }]);
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
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

test('a row that a finger rests on is lifted and dragged to the line', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  const finger = new Finger(await page.context().newCDPSession(page));
  const row = (index: number) => list.rows.nth(index);
  await row(3).scrollIntoViewIfNeeded();
  const arrived = page.waitForResponse('**/drag*');
  await list.checkbox('d').tap();
  await arrived;
  await expect(async () => {
    await finger.down(row(0));
    await expect(page.locator('[data-dragged]')).toHaveCount(1, { timeout: 1500 });
  }).toPass();
  await finger.to(row(1), 0.5);
  await finger.to(row(2), 0.8);
  await expect(page.locator('[data-drop="below"]')).toHaveText(/c/);
  await finger.up();
  await expect(list.contents).toHaveText(['b', 'c', 'a', 'd']);
  await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  await expect(page).toHaveURL(/zadania$/);
});

test('a finger that moves at once scrolls and moves no row', async ({ page, list }) => {
  await list.open({ tasks: ABCD });
  const finger = new Finger(await page.context().newCDPSession(page));
  await list.rows.nth(3).scrollIntoViewIfNeeded();
  await finger.down(list.rows.nth(1));
  await finger.to(list.rows.nth(2), 0.5);
  await finger.to(list.rows.nth(3), 0.5);
  await finger.up();
  await expect(list.contents).toHaveText(['a', 'b', 'c', 'd']);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
});

test('on a phone the editor of a row has large buttons to move it', async ({ list }) => {
  await list.open({ tasks: ABCD });
  await expect(list.button('Move down: a')).toBeHidden();
  await list.editButton('a').tap();
  const box = await list.button('Move down: a').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await list.editor.fill('half');
  await list.button('Move down: a').tap();
  await expect(list.contents).toHaveText(['b', 'c', 'd']);
  await expect(list.rows.nth(1).getByRole('textbox')).toHaveValue('half');
  await list.button('OK').tap();
  await expect(list.contents).toHaveText(['b', 'half', 'c', 'd']);
});
