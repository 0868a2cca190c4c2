import type { Locator } from '@playwright/test';
import { tasks } from '../storedData';
import { expect, test } from '../test';

const LONG = 'Write a long letter to the council about the bins, the lamps and the road. '.repeat(
  3,
);
const TEXTS = ['tea', LONG.trim(), 'two\nlines'];

/** Where the text of a row stands, relative to the row, and how high its lines make it. */
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

for (const { device, width, hasTouch } of [
  { device: 'a phone', width: 390, hasTouch: true },
  { device: 'a tablet', width: 1100, hasTouch: true },
  { device: 'a narrow window', width: 390, hasTouch: false },
  { device: 'a wide window', width: 1100, hasTouch: false },
]) {
  test.describe(device, () => {
    test.skip(
      ({ browserName }) => hasTouch && browserName !== 'chromium',
      'only Chromium can be touched by a test',
    );
    test.use({ hasTouch, viewport: { width, height: 900 } });

    test(`on ${device} the text stays where it is when its editor opens`, async ({ list }) => {
      await list.open({ tasks: tasks(...TEXTS) });
      await expect(list.rows).toHaveCount(TEXTS.length);
      for (const [index, text] of TEXTS.entries()) {
        const row = list.rows.nth(index);
        const before = await placeOfText(row);
        await row.getByRole('button', { name: /^Edit: / }).click();
        await expect(list.editor).toHaveValue(text);
        expect(await placeOfText(row), text).toEqual(before);
        await list.editor.press('Escape');
      }
    });
  });
}
