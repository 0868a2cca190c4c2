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
          const path = join(folder, pictureOf(name, language, view));
          await page.screenshot({ path, fullPage: !isWindow });
        }
      });
    }
  });
}
