import { LANGUAGES } from '../storedData';
import { expect, test } from '../test';
import { Actor } from './scenes';

for (const language of LANGUAGES) {
  test(`#8 the main screen as a screen reader finds it in ${language}`, async ({ page }) => {
    await new Actor(page, language).openFew();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `tasks-${language}.aria.yml` });
  });
}
