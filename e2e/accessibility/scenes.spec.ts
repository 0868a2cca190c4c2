import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { cutLabels } from '../cutLabels';
import { expect, test } from '../test';
import { IS_QUICK } from '../tier';
import { faintControls } from './lines';
import { Actor } from './actor';
import { playsByPage, type Play } from './plays';
import { WITH_CONTROLS } from './scenes';
import { changeFont, changeLanguage, changeView, FONTS, VIEWS, type View } from './views';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Minified, because every page has to parse it. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Only rules that are off here need the page's resources, so they are not fetched again. */
const EVERY_RUN: axe.RunOptions = { resultTypes: ['violations'], preload: false };

// Both rules: the enhanced one skips a text that fails the plain one.
const COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

const WORDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const withColours = (enabled: boolean) =>
  Object.fromEntries(COLOURS.map((rule) => [rule, { enabled }]));

/** A second theme is checked for its colours only, and a second language for its words. */
const RULES: Record<'everything' | 'words' | 'colours', axe.RunOptions> = {
  // Including text contrast of 7:1, which AA does not require.
  everything: { runOnly: WORDS, rules: withColours(true), ...EVERY_RUN },
  words: { runOnly: WORDS, rules: withColours(false), ...EVERY_RUN },
  colours: { runOnly: COLOURS, ...EVERY_RUN },
};

/** A view and its axe rules. */
interface Look extends View {
  readonly rules: keyof typeof RULES;
}

const LIGHT_VIEWS = VIEWS.filter(({ theme }) => theme === 'light');

/** All views in the first language, and only the light ones in the others. */
function everyLook(index: number): readonly Look[] {
  if (index > 0) return LIGHT_VIEWS.map((view) => ({ ...view, rules: 'words' }));
  return VIEWS.map((view) => ({
    ...view,
    rules: view.theme === 'light' ? 'everything' : 'colours',
  }));
}

/** `npm test`: one view, or one width if controls are measured; the next scene gets another one. */
function looksAt(name: string, scene: number, index: number): readonly Look[] {
  if (!IS_QUICK) return everyLook(index);
  const view = VIEWS[scene % VIEWS.length];
  if (WITH_CONTROLS.has(name)) return everyLook(0).filter(({ width }) => width === view?.width);
  return view ? [{ ...view, rules: 'everything' }] : [];
}

/** The widths with the least room for words. */
const TIGHT = {
  'text of 200 %': async (page: Page) => {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  },
  'a zoom of 400 %': async (page: Page) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    // A window of 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
  },
  'a phone of 320 px': (page: Page) => page.setViewportSize({ width: 320, height: 568 }),
};

test.use({ reducedMotion: 'reduce' });

/** The broken rules, each with its elements and the reason. */
async function violations(page: Page, rules: keyof typeof RULES): Promise<string[]> {
  return page.evaluate(async (options) => {
    // axe cannot judge text with an image behind it, such as the line through a done task.
    const plain = new CSSStyleSheet();
    plain.replaceSync(':is(a, h1) > span { background-image: none !important; }');
    document.adoptedStyleSheets = [plain];
    // At the end of the page notices cover nothing.
    scrollTo(0, document.body.scrollHeight);
    const { violations: found } = await window.axe.run(document, options);
    document.adoptedStyleSheets = [];
    return found.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, RULES[rules]);
}

/** Plays a scene and checks it in each of its languages. */
async function inspect(page: Page, { scene: { name, play }, number, languages }: Play) {
  await page.setViewportSize({ width: 1100, height: 800 });
  await play(new Actor(page, languages[0] ?? 'PL'));
  await page.evaluate(AXE);
  for (const [index, language] of languages.entries()) {
    await changeLanguage(page, language);
    for (const look of looksAt(name, number, index)) {
      await changeView(page, look);
      const label = `${name}: ${language}, ${look.theme}, ${look.width} px`;
      expect.soft(await violations(page, look.rules), label).toEqual([]);
      if (WITH_CONTROLS.has(name) && index === 0) {
        // From now on the browser draws the focus ring.
        await page.keyboard.press('Shift');
        expect.soft(await page.evaluate(faintControls), `3:1, ${label}`).toEqual([]);
      }
    }
    for (const [way, tighten] of Object.entries(TIGHT)) {
      await tighten(page);
      for (const font of FONTS) {
        await changeFont(page, font);
        const label = `${name}: ${language}, ${way} ${font}`;
        expect.soft(await cutLabels(page), label).toEqual([]);
      }
      await changeFont(page, '');
    }
  }
}

test('the scenes use different fonts', async ({ page, list }) => {
  await list.open({});
  const widths = new Set<number>();
  for (const font of FONTS) {
    await changeFont(page, font);
    widths.add(await list.link('Tasks').evaluate((link) => link.getBoundingClientRect().width));
  }
  expect(widths.size).toBe(FONTS.length);
});

for (const plays of playsByPage()) {
  const scenes = plays.map(({ scene }) => scene);
  const languages = plays.map((play) => play.languages.join(', ')).join(' | ');
  const hasControls = scenes.some(({ name }) => WITH_CONTROLS.has(name));
  test.describe(scenes.map(({ name }) => name).join(' | '), () => {
    test.use({ expectedErrors: scenes[0]?.expectedErrors });

    const contrast = hasControls ? 'controls stand out by 3:1, ' : '';
    test(`${contrast}axe finds nothing, nothing is cut: ${languages}`, async ({ page }) => {
      for (const play of plays) {
        await test.step(play.scene.name, () => inspect(page, play));
      }
    });
  });
}
