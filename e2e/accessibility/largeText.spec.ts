import type { Page } from '@playwright/test';
import { tasks } from '../storedData';
import { expect, test } from '../test';

const TASKS = tasks('a task that is long enough to need a second line on every phone', 'x milk');

/** The distances of a row's tick, pencil and bin from the middle of its first line. */
function distances(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    return [...document.querySelectorAll('[data-task]')].flatMap((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.querySelector('a') ?? row);
      const [line = new DOMRect()] = range.getClientRects();
      return [...row.querySelectorAll('input, [data-control="edit"], [data-control="remove"]')].map(
        (control) => Math.abs(middle(control.getBoundingClientRect()) - middle(line)),
      );
    });
  });
}

test('ticks and icons are level with the first line', async ({ page, list, browserName }) => {
  await list.open({ tasks: TASKS });
  await expect(list.rows).toHaveCount(2);
  const areLevel = async (name: string) => {
    for (const width of [390, 1100]) {
      await page.setViewportSize({ width, height: 844 });
      const found = await distances(page);
      expect(found).toHaveLength(6);
      expect(Math.max(...found), `${name}, ${width} px`).toBeLessThan(2);
    }
  };
  for (const size of [16, 24, 32]) {
    await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
    await areLevel(`text of ${size} px`);
  }
  // Firefox cannot be told to force colours.
  if (browserName === 'firefox') return;
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.emulateMedia({ forcedColors: 'active' });
  await areLevel('forced colours');
});

test('on a phone text of twice the size leaves room to type', async ({ page, list }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await list.open({ tasks: TASKS });
  await expect(list.rows).toHaveCount(2);
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  const heading = await list.heading('List of tasks', 2).boundingBox();
  const count = await page.getByText('1 of 2 done').boundingBox();
  const isBeside = (count?.x ?? 0) >= (heading?.x ?? 0) + (heading?.width ?? 0);
  const isBelow = (count?.y ?? 0) >= (heading?.y ?? 0) + (heading?.height ?? 0) - 1;
  expect(isBeside || isBelow).toBe(true);
  // Room for about eight letters.
  expect((await list.filter.boundingBox())?.width).toBeGreaterThan(260);
});
