import type { Page } from '@playwright/test';
import { hasTool, SYSTEM_FONTS } from '../../scripts/testing/tools.mjs';
import type { Language } from '../storedData';
import { IS_QUICK } from '../tier';

export interface View {
  readonly theme: 'light' | 'dark';
  readonly width: 390 | 1100;
}

const HEIGHTS = { 390: 844, 1100: 900 };

export const VIEWS: readonly View[] = ([390, 1100] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ theme, width })),
);

/** `npm test` uses the system's own font, ''. */
export const FONTS = IS_QUICK || !hasTool('other fonts') ? [''] : SYSTEM_FONTS;

/** Sets another font as the page's `system-ui`. */
export async function changeFont(page: Page, font: string) {
  await page.evaluate((family) => {
    const { style } = document.documentElement;
    if (family === '') style.removeProperty('--font');
    else style.setProperty('--font', `'${family}'`);
  }, font);
}

/** Changes the language of a scene: much quicker than playing it again. */
export async function changeLanguage(page: Page, language: Language) {
  await page.evaluate(chooseElsewhere, ['language', language] as const);
  // Set once all texts have changed.
  await page.locator(`html[lang="${language.toLowerCase()}"]`).waitFor();
}

export async function changeView(page: Page, { theme, width }: View) {
  await page.evaluate(chooseElsewhere, ['theme', theme === 'dark'] as const);
  if (page.viewportSize()?.width !== width) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
  }
  // Ends the hover of the last pressed control.
  await page.mouse.move(0, 0);
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
}

/** Runs in the page: as if chosen in another tab, so that this one needs no press. */
function chooseElsewhere([key, value]: readonly [key: string, value: unknown]): void {
  // Not setItem: one of the scenes makes it throw.
  localStorage[key] = JSON.stringify(value);
  dispatchEvent(new StorageEvent('storage', { key }));
}
