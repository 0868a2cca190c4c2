import type { Locator } from '@playwright/test';
import { cutLabels } from '../cutLabels';
import { NAMES } from '../names';
import { ListPage } from '../listPage';
import { LANGUAGES, tasks } from '../storedData';
import { expect, test } from '../test';

/** By the names of the buttons. */
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
