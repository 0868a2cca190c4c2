import type { Page } from '@playwright/test';
import { tasks } from '../storedData';
import { expect, test } from '../test';
import { faintControls } from './lines';
import { Actor } from './actor';
import { SCENES, WITH_CONTROLS } from './scenes';

test.describe('a preference of the visitor', () => {
  test('more contrast makes lines as strong as text', async ({ page, list }) => {
    await list.open({ tasks: tasks('tea', 'milk') });
    const line = () =>
      list.filter.evaluate((field) => [
        getComputedStyle(field).borderTopColor,
        getComputedStyle(field).color,
      ]);
    const [before, text] = await line();
    expect(before).not.toBe(text);
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(line).toEqual([text, text]);
  });

  test('forced colours show pressed buttons, focus and every control', async ({ page, list }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await list.open({ tasks: tasks('x tea', 'milk'), theme: true });
    await expect(list.button('Export')).toBeVisible();
    const focusColour = async (name: string) => {
      await list.button(name).focus();
      await page.keyboard.press('Shift');
      return list.button(name).evaluate((button) => getComputedStyle(button).outlineColor);
    };
    const usual = await focusColour('PL');
    expect(await focusColour('EN')).toBe(usual);
    expect(await focusColour('Dark theme')).toBe(usual);

    const pressed = await list
      .button('EN')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    await list.button('Dark theme').hover();
    await expect(list.button('Dark theme')).toHaveCSS('background-color', pressed);

    await list.button('Dark theme').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Shift');
    expect(await page.evaluate(faintControls)).toEqual([]);
    await list.removeButton('tea').press('Enter');
    await expect(list.dialog).toBeVisible();
    expect(await page.evaluate(faintControls)).toEqual([]);
    const edge = await list.dialog.evaluate((dialog) => getComputedStyle(dialog).borderTopWidth);
    expect(edge).toBe('1px');
  });

  test('reduced motion means no motion', async ({ page, list }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await list.open({ tasks: tasks('tea') });
    await expect(list.button('Export')).toBeVisible();
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')]
          .flatMap((element) =>
            [null, '::before', '::after'].map((part) => getComputedStyle(element, part)),
          )
          .filter(
            ({ transitionDuration, animationName }) =>
              transitionDuration !== '0s' || animationName !== 'none',
          ).length,
    );
    expect(moving).toBe(0);
    await list.add('salt');
    await expect(list.contents).toHaveText(['tea', 'salt']);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  // A phone offers no keyboard shortcuts.
  const touched = SCENES.filter(
    ({ name }) => WITH_CONTROLS.has(name) && name !== 'dialog-shortcuts',
  );
  for (const expectedErrors of new Set(touched.map((scene) => scene.expectedErrors))) {
    const scenes = touched.filter((scene) => scene.expectedErrors === expectedErrors);
    test.describe(scenes.map(({ name }) => name).join(', '), () => {
      test.use({ expectedErrors });

      test('every control measures at least 44 px', async ({ page }) => {
        for (const { name, play } of scenes) {
          await play(new Actor(page, 'PL'));
          await page.setViewportSize({ width: 390, height: 844 });
          // A pressed button is a little smaller, and a gliding row adds fractions of a pixel.
          await expect.poll(() => smallTargets(page), name).toEqual([]);
        }
      });
    });
  }
});

function smallTargets(page: Page) {
  return page
    .locator('button:visible, a:visible, input:visible, textarea:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => getComputedStyle(control).clipPath === 'none')
        .map((control) => {
          // The label of a choice can be pressed, too.
          const target = control.closest('label') ?? control;
          const { width, height } = target.getBoundingClientRect();
          const label = control.getAttribute('aria-label') ?? control.textContent;
          return { label, width, height };
        })
        .filter(({ width, height }) => width < 44 || height < 44),
    );
}
