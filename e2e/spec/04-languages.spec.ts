import { holdBack } from '../holdBack';
import { leave } from '../leave';
import { NAMES } from '../names';
import { LANGUAGES, openFresh, storedText, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

test('§2 §4 a language button sets header, title and language', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  for (const language of LANGUAGES) {
    await list.button(language).click();
    await expect(list.heading(NAMES[language].title)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
    await expect(page).toHaveTitle(NAMES[language].title);
    for (const one of LANGUAGES) {
      await expect(list.button(one)).toHaveAttribute('aria-pressed', String(one === language));
    }
    expect(await storedText(page, 'language')).toBe(`"${language}"`);
    await page.reload();
    await expect(list.heading(NAMES[language].title)).toBeVisible();
  }
});

test('§3 §4 the page has the stored language and theme, or defaults', async ({ page, list }) => {
  const html = page.locator('html');
  for (const [language, shown, theme, isDark] of [
    ['"PL"', 'PL', 'false', false],
    ['"EN"', 'EN', 'true', true],
    ['{"language":"ES"}', 'ES', '{"darkTheme":true}', true],
    ['"DE"', 'PL', 'dark', false],
  ] as const) {
    await test.step(`${language}, ${theme}`, async () => {
      await leave(page);
      const letIn = await holdBack(page, '**/static/js/**');
      const loaded = openFresh(page, 'zadania', { language, theme });
      await expect(html).toHaveAttribute('lang', shown.toLowerCase());
      await expect(page.locator('body')).toHaveCSS(
        'background-color',
        isDark ? 'rgb(19, 21, 15)' : 'rgb(241, 245, 244)',
      );
      await expect(list.heading(NAMES[shown].title)).toBeVisible();
      letIn();
      await loaded;
      await expect(html).toHaveAttribute('lang', shown.toLowerCase());
      await expect(html).toHaveAttribute('data-theme', isDark ? 'dark' : 'light');
      await expect(list.button(shown)).toHaveAttribute('aria-pressed', 'true');
    });
  }
});
