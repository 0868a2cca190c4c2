import { holdBack } from '../holdBack';
import { leave } from '../leave';
import { NAMES } from '../names';
import { LANGUAGES, openAnew, storedText, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

test('§2 §4 a language button sets header, title and language at once and for the next visit', async ({
  page,
  list,
}) => {
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

test('§4 the page is in the stored language, or in Polish, before the app has started, and after', async ({
  page,
  list,
}) => {
  for (const { stored, shown } of [
    ...LANGUAGES.map((language) => ({ stored: `"${language}"`, shown: language })),
    { stored: '{"language":"ES"}', shown: 'ES' as const },
    { stored: '"DE"', shown: 'PL' as const },
    { stored: 'EN', shown: 'PL' as const },
  ]) {
    await test.step(stored, async () => {
      await leave(page);
      const letIn = await holdBack(page, '**/static/js/**');
      const loaded = openAnew(page, 'zadania', { language: stored });
      await expect(page.locator('html')).toHaveAttribute('lang', shown.toLowerCase());
      await expect(list.heading(NAMES[shown].title)).toBeVisible();
      letIn();
      await loaded;
      await expect(page.locator('html')).toHaveAttribute('lang', shown.toLowerCase());
      await expect(list.button(shown)).toHaveAttribute('aria-pressed', 'true');
    });
  }
});
