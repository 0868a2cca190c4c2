import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/environment.mjs';
import { SCENES } from '../accessibility/scenes';
import { VIEWS } from '../accessibility/views';
import { LANGUAGES } from '../storedData';
import { test } from '../test';
import { folder, pictureOf } from './folder';

const SCALE = 0.62;

/** All pictures of a scene: a row for each language. */
function sheetOf(scene: string): string {
  const rows = LANGUAGES.map((language) => {
    const pictures = VIEWS.map((view) => {
      const address = pictureOf(scene, language, view);
      return `<a href="${address}"><img src="${address}" width="${view.width * SCALE}"></a>`;
    });
    return `<div>${pictures.join('')}</div>`;
  });
  return `<section id="${scene}"><h2>${scene}</h2>${rows.join('')}</section>`;
}

const html = `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>
body { margin: 16px; background: #888; font: 16px sans-serif; }
section { width: max-content; padding: 8px; background: #888; }
div { display: flex; align-items: flex-start; }
a { margin: 0 8px 8px 0; }
img { display: block; }
</style>${SCENES.map(({ name }) => sheetOf(name)).join('')}`;

test('a page with all pictures', async ({ page }) => {
  test.setTimeout(300_000);
  const index = join(folder, 'index.html');
  writeFileSync(index, html);
  await page.setViewportSize({ width: 2000, height: 1000 });
  await page.goto(pathToFileURL(index).href);
  for (const { name } of SCENES) {
    const path = join(folder, 'a page with all pictures', `${name}.png`);
    await page.locator(`#${name}`).screenshot({ path });
  }
});

/** By the name of the file in docs/. */
const README_PICTURES = {
  wide: pictureOf('tasks', 'EN', { theme: 'light', width: 1100 }),
  phone: pictureOf('tasks', 'EN', { theme: 'dark', width: 390 }),
  search: pictureOf('search-matches', 'EN', { theme: 'light', width: 1100 }),
};

test("the README's pictures", () => {
  for (const [name, picture] of Object.entries(README_PICTURES)) {
    copyFileSync(join(folder, picture), join(root, `docs/${name}.png`));
  }
});
