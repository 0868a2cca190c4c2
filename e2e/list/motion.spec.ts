import type { Page } from '@playwright/test';
import { tasks } from '../storedData';
import { expect, test } from '../test';

/** From now on the page notes what is set in motion, and how. */
async function noteMotion(page: Page) {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Reflect.set(window, 'noted', noted);
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value;
    Element.prototype.animate = function note(this: Element, frames, options) {
      const isGone = this.closest('[inert]') !== null;
      const what = this.querySelector('a, p')?.textContent ?? this.textContent;
      noted.push(`${what}: ${Object.keys(frames ?? {}).join()}${isGone ? ', gone' : ''}`);
      return Reflect.apply(animate, this, [frames, options]);
    };
  });
}

/** What moved since the last look. */
async function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const noted: string[] = Reflect.get(window, 'noted');
    return noted.splice(0);
  });
}

/** Motion comes with what is fetched last of all. */
async function isReady(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /list-tools/.test(name)),
  );
}

test.beforeEach(({ page }) => noteMotion(page));

test('nothing moves on the first paint', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk', 'jam') });
  await expect(list.rows).toHaveCount(3);
  await isReady(page);
  expect(await moved(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a row fades in and out, its neighbours glide, and the list itself does not wait', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk', 'jam') });
  await isReady(page);
  await list.removeButton('milk').click();
  // Two frames later the row has left the list, and what fades is seen but not heard.
  const seen = await list.button('Yes').evaluate(async (yes) => {
    if (yes instanceof HTMLElement) yes.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const names = [...document.querySelectorAll('[data-task] a')].map((link) => link.textContent);
    const ghost = document.querySelector<HTMLElement>('body > li');
    return { names, ghost: ghost?.textContent, isHidden: ghost?.ariaHidden, inert: ghost?.inert };
  });
  expect(seen).toEqual({ names: ['tea', 'jam'], ghost: 'milk', isHidden: 'true', inert: true });
  expect(await moved(page)).toEqual(['milk: opacity, gone', 'jam: translate']);
  await expect(page.locator('body > li')).toHaveCount(0);

  await list.button('Undo').click();
  await expect(list.contents).toHaveText(['tea', 'milk', 'jam']);
  expect(await moved(page)).toEqual(expect.arrayContaining(['milk: opacity', 'jam: translate']));

  await list.link('tea').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list.contents).toHaveText(['milk', 'tea', 'jam']);
  expect(await moved(page)).toEqual(expect.arrayContaining(['milk: translate', 'tea: translate']));
});

test('a notice that is dismissed fades, and the region of notices is empty at once', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await isReady(page);
  await list.removeButton('milk').click();
  await list.button('Yes').click();
  await list.button('Undo').click();
  await expect.poll(async () => (await moved(page)).join()).toContain('gone');
  await expect(page.locator('body > [inert]')).toHaveCount(0);
});

test('many rows at once do not move', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk', 'x jam', 'x oats', 'eggs') });
  await isReady(page);
  await list.button('Hide done').click();
  await expect(list.contents).toHaveText(['tea', 'eggs']);
  await list.button('Show done').click();
  await expect(list.rows).toHaveCount(5);
  expect(await moved(page)).toEqual([]);
});

test('with less motion nothing moves', async ({ page, list, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can be asked by a test');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await list.open({ tasks: tasks('tea', 'milk', 'jam') });
  await isReady(page);
  await list.removeButton('milk').click();
  await list.button('Yes').click();
  await expect(list.contents).toHaveText(['tea', 'jam']);
  expect(await moved(page)).toEqual([]);
  await expect(page.locator('body > li')).toHaveCount(0);
});

test('the line through a finished task comes as a fade', async ({ list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.checkbox('tea').click();
  await expect(list.link('tea')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(list.link('tea')).toHaveCSS('transition-property', 'text-decoration-color');
});
