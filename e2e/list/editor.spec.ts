import type { Locator } from '@playwright/test';
import { tasks } from '../storedData';
import { expect, test } from '../test';

const LONG = 'Write a long letter to the council about the bins, the lamps and the road. '.repeat(
  3,
);
const TEXTS = ['tea', LONG.trim(), 'two\nlines'];

/** Where the text of a row is, relative to the row, and how high its lines make it. */
function placeOfText(row: Locator) {
  return row.evaluate((element) => {
    const box = element.querySelector('a, textarea');
    if (!box) return null;
    const { borderTopWidth, paddingTop, borderLeftWidth, paddingLeft } = getComputedStyle(box);
    const [outer, inner] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    return {
      left: inner.left - outer.left + parseFloat(borderLeftWidth) + parseFloat(paddingLeft),
      top: inner.top - outer.top + parseFloat(borderTopWidth) + parseFloat(paddingTop),
      height: inner.height,
    };
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 900 } });

  test('the text stays where it is when its editor opens, and OK is below the field, as wide as it', async ({
    list,
  }) => {
    await list.open({ tasks: tasks(...TEXTS) });
    await expect(list.rows).toHaveCount(TEXTS.length);
    for (const [index, text] of TEXTS.entries()) {
      const row = list.rows.nth(index);
      const before = await placeOfText(row);
      await row.getByRole('button', { name: /^Edit: / }).click();
      await expect(list.editor).toHaveValue(text);
      const after = await placeOfText(row);
      expect(after, text).toEqual(before);
      await list.editor.press('Escape');
    }

    await list.editButton('tea').click();
    const field = await list.editor.boundingBox();
    const ok = await list.button('OK').boundingBox();
    if (!field || !ok) throw new Error('no editor');
    expect(ok.y).toBeGreaterThanOrEqual(field.y + field.height);
    expect([ok.x, ok.width]).toEqual([field.x, field.width]);
  });
});

test.describe('with the keyboard of a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('all of an editor is in sight when it opens, and when the keyboard comes up', async ({
    page,
    list,
  }) => {
    await list.open({ tasks: tasks(...Array.from({ length: 20 }, (_, index) => `task ${index}`)) });
    const row = list.rows.nth(12);
    await row.evaluate((element) => {
      element.scrollIntoView({ block: 'end' });
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight);
    });
    await list.editButton('task 12').tap();
    const isWhole = async () => {
      for (const part of [list.editor, list.button('OK'), list.button('Cancel: task 12')]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    };
    await isWhole();
    await page.setViewportSize({ width: 390, height: 420 });
    await isWhole();
  });

  test('the field for new tasks and two rows are in sight, whichever came first', async ({
    page,
    list,
  }) => {
    const inSight = async () => {
      for (const part of [list.newTask, list.rows.nth(0), list.rows.nth(1)]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    };
    await list.open({ tasks: tasks('tea', 'milk', 'bread') });
    await list.newTask.tap();
    await page.setViewportSize({ width: 390, height: 420 });
    await inSight();
    await list.openAnew({ tasks: tasks('tea', 'milk', 'bread') });
    await inSight();
  });
});
