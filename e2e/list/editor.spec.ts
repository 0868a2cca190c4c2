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

for (const { device, width, tier } of [
  { device: 'a phone', width: 390, tier: '' },
  // In src/app/editorLayout.component.test.tsx, in a window as wide.
  { device: 'a tablet', width: 1100, tier: ' @repeated' },
]) {
  test.describe(device, () => {
    test.use({ hasTouch: true, viewport: { width, height: 900 } });

    test(`on ${device} the text stays where it is when its editor opens, and OK is ${width < 768 ? 'below the field, as wide as it' : 'between the field and ×'}${tier}`, async ({
      list,
    }) => {
      await list.open({ tasks: tasks(...TEXTS) });
      await expect(list.rows).toHaveCount(TEXTS.length);
      for (const [index, text] of TEXTS.entries()) {
        const row = list.rows.nth(index);
        const before = await placeOfText(row);
        const rowHeight = (await row.boundingBox())?.height;
        await row.getByRole('button', { name: /^Edit: / }).click();
        await expect(list.editor).toHaveValue(text);
        const after = await placeOfText(row);
        expect({ ...after, height: 0 }, text).toEqual({ ...before, height: 0 });
        // Beside the button a text has less room than in its row: a long one takes more lines.
        if (width < 768 || text !== TEXTS[1]) expect(after?.height, text).toBe(before?.height);
        if (width >= 768 && text === 'tea')
          expect((await row.boundingBox())?.height).toBe(rowHeight);
        await list.editor.press('Escape');
      }

      await list.editButton('tea').click();
      const boxes = async () => {
        const [field, ok, cancel] = await Promise.all(
          [list.editor, list.button('OK'), list.button('Cancel: tea')].map((part) =>
            part.boundingBox(),
          ),
        );
        if (!field || !ok || !cancel) throw new Error('no editor');
        return { field, ok, cancel };
      };
      const { field, ok, cancel } = await boxes();
      if (width < 768) {
        expect(ok.y).toBeGreaterThanOrEqual(field.y + field.height);
        expect([ok.x, ok.width]).toEqual([field.x, field.width]);
      } else {
        expect([ok.y, cancel.y]).toEqual([field.y, field.y]);
        expect([ok.width, ok.x > field.x + field.width, cancel.x >= ok.x + 190 + 8]).toEqual([
          190,
          true,
          true,
        ]);
      }
    });
  });
}

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
