import type { Locator } from '@playwright/test';
import { NAMES } from '../names';
import { ListPage } from '../listPage';
import { LANGUAGES, tasks } from '../storedData';
import { expect, test } from '../test';

/** The widths of the buttons by their names. */
function widthsOf(buttons: Locator): Promise<Record<string, number>> {
  return buttons.evaluateAll((elements) =>
    Object.fromEntries(
      elements.map((element) => [
        element.getAttribute('aria-label') ?? element.textContent,
        Math.round(element.getBoundingClientRect().width),
      ]),
    ),
  );
}

test('§2 §9 the main content is 1000 px wide at most, in the middle', async ({ page, list }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  for (const path of ['zadania', 'autor', 'info']) {
    await list.open({ tasks: tasks('tea') }, path);
    const box = await page.getByRole('main').boundingBox();
    expect(box?.width, path).toBe(1000);
    expect(Math.abs((box?.x ?? 0) - 300), path).toBeLessThanOrEqual(8);
  }
});

test('§9 language buttons are 60 px wide, others 190 px, in every language', async ({ page }) => {
  await new ListPage(page).open({ tasks: tasks('tea') });
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const names = NAMES[language];
      const list = new ListPage(page, names);
      await list.button(language).click();
      await expect(list.heading(names.list, 2)).toBeVisible();
      const normal = [
        names.darkTheme,
        names.addTask,
        names.examples,
        names.finishAll,
        names.hideDone,
        names.removeAll,
      ];
      const expected = [
        ...LANGUAGES.map((name) => [name, 60]),
        ...normal.map((name) => [name, 190]),
      ];
      expect(await widthsOf(page.getByRole('button'))).toMatchObject(Object.fromEntries(expected));

      await list.button(names.removeAll).click();
      const buttons = list.dialog.getByRole('button').filter({ hasText: /\S/ });
      await expect(buttons).toHaveCount(2);
      expect(Object.values(await widthsOf(buttons))).toEqual([190, 190]);
      await page.keyboard.press('Escape');
    });
  }
});
