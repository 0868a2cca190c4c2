import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { Actor } from '../accessibility/actor';
import { SCENES } from '../accessibility/scenes';
import { changeView, VIEWS } from '../accessibility/views';
import { LANGUAGES } from '../storedData';
import { test } from '../test';
import { folder, pictureOf } from './folder';

test.use({ reducedMotion: 'reduce' });

for (const { name, expectedErrors, isWindow, play } of SCENES) {
  test.describe(name, () => {
    test.use({ expectedErrors });
    for (const language of LANGUAGES) {
      test(language, async ({ page }) => {
        await play(new Actor(page, language));
        for (const view of VIEWS) {
          await changeView(page, view);
          if (!isWindow) await showWholePage(page);
          await page.screenshot({ path: join(folder, pictureOf(name, language, view)) });
        }
      });
    }
  });
}

/**
 * In a window as high as the page. For a full-page screenshot Chromium makes the window 1 px wide for
 * a moment, and off-screen rows remember their height of then.
 */
async function showWholePage(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.setViewportSize({ width, height });
}
