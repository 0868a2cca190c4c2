import type { Locator } from '@playwright/test';
import { cutLabels } from '../cutLabels';
import { NAMES } from '../names';
import { ListPage } from '../listPage';
import { LANGUAGES, tasks } from '../storedData';
import { expect, test } from '../test';

async function sizeOf(locator: Locator) {
  const box = await locator.boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
}

test('§9 language buttons are 60 px wide and other buttons 190 px in every language', async ({
  page,
}) => {
  await new ListPage(page).open({ tasks: tasks('tea') });
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const names = NAMES[language];
      const list = new ListPage(page, names);
      await list.button(language).click();
      await expect(list.heading(names.list, 2)).toBeVisible();
      for (const name of LANGUAGES) expect((await sizeOf(list.button(name))).width, name).toBe(60);
      const normal = [
        names.darkTheme,
        names.addTask,
        names.examples,
        names.finishAll,
        names.hideDone,
        names.removeAll,
      ];
      for (const name of normal) expect((await sizeOf(list.button(name))).width, name).toBe(190);

      await list.button(names.removeAll).click();
      const buttons = list.dialog.getByRole('button').filter({ hasText: /\S/ });
      await expect(buttons).toHaveCount(2);
      for (const button of await buttons.all()) expect((await sizeOf(button)).width).toBe(190);
      await page.keyboard.press('Escape');
    });
  }
});

test('§9 the dialog is 500 by 300 px from 768 px on, and 250 by 200 px up to 767 px', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  for (const open of [list.removeButton('tea'), list.button('Remove all')]) {
    await open.click();
    for (const [width, expected] of [
      [768, { width: 500, height: 300 }],
      [767, { width: 250, height: 200 }],
      [320, { width: 250, height: 200 }],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => sizeOf(list.dialog)).toEqual(expected);
    }
    await page.keyboard.press('Escape');
    await expect(list.dialog).toHaveCount(0);
  }
});

test('§9 the main content is 1000 px wide at most and stands in the middle', async ({
  page,
  list,
}) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  for (const path of ['zadania', 'autor', 'info']) {
    await list.open({ tasks: tasks('tea') }, path);
    const box = await page.getByRole('main').boundingBox();
    expect(box?.width, path).toBe(1000);
    expect(Math.abs((box?.x ?? 0) - 300), path).toBeLessThanOrEqual(8);
  }
  await page.setViewportSize({ width: 900, height: 800 });
  await expect
    .poll(async () => (await sizeOf(page.getByRole('main'))).width)
    .toBeLessThanOrEqual(900);
});

test('§2 §9 the mobile layout begins at 767 px: a small add button, and bulk buttons that fill the width', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  await page.setViewportSize({ width: 768, height: 800 });
  expect((await sizeOf(list.button('Add task'))).width).toBe(190);
  await page.setViewportSize({ width: 767, height: 800 });
  // A phone shows the list first: its add button is a sign.
  await expect.poll(() => sizeOf(list.button('Add task'))).toEqual({ width: 56, height: 48 });
  const boxes = await Promise.all(
    ['Finish all', 'Hide done', 'Remove all'].map((name) => list.button(name).boundingBox()),
  );
  expect(new Set(boxes.map((box) => box?.y)).size, 'the bulk buttons share one row').toBe(1);
  const width = boxes.reduce((sum, box) => sum + (box?.width ?? 0), 0);
  expect(width).toBeGreaterThan(600);
});

test('§9 no label is cut in any language, from 1100 px down to 320 px', async ({ page }) => {
  await new ListPage(page).open({ tasks: tasks('tea', 'x milk') });
  const isWhole = async (what: string) => {
    for (const width of [1100, 768, 767, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutLabels(page), `${what}, ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1100, height: 800 });
  };
  for (const language of LANGUAGES) {
    const names = NAMES[language];
    const list = new ListPage(page, names);
    await list.button(language).click();
    await expect(list.heading(names.list, 2)).toBeVisible();
    await isWhole(language);
    await list.button(names.hideDone).click();
    await isWhole(`${language}, hidden`);
    await list.button(names.showDone).click();
    await list.button(names.removeAll).click();
    await expect(list.dialog).toBeVisible();
    await isWhole(`${language}, dialog`);
    await page.keyboard.press('Escape');
    await expect(list.dialog).toHaveCount(0);
  }
});
