import type { Page } from '@playwright/test';
import { tasks } from '../storedData';
import { expect, test } from '../test';
import { manyTasks } from '../../src/app/manyTasks.testing';

test.use({ reducedMotion: 'no-preference' });

/** Pauses every animation at its start. */
async function holdMotion(page: Page) {
  await page.addInitScript(() => {
    const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function hold(...motion) {
      const animation = animate.apply(this, motion);
      animation.pause();
      return animation;
    };
  });
}

/** The running animations by kind: rows by their text, anything below the list as "below". */
function motions(page: Page) {
  return page.evaluate(() => {
    const moving: Record<'in' | 'out' | 'glide', string[]> = { in: [], out: [], glide: [] };
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (animation instanceof CSSTransition || !(effect instanceof KeyframeEffect)) continue;
      const [first, last] = effect.getKeyframes();
      // Skips fading colours.
      if (first?.['opacity'] === undefined && first?.['transform'] === undefined) continue;
      const text = effect.target?.querySelector('a')?.textContent;
      const name = effect.target?.matches('[data-task], [inert]') ? (text ?? '') : 'below';
      if (first?.['opacity'] === undefined) moving.glide.push(name);
      else moving[Number(last?.['opacity']) === 0 ? 'out' : 'in'].push(name);
    }
    moving.glide = [...new Set(moving.glide)];
    return moving;
  });
}

/** Finishes all animations, and expects that they leave nothing behind. */
async function finishMotion(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.locator('main [inert], main [style*="transform"]')).toHaveCount(0);
  expect(await motions(page)).toEqual({ in: [], out: [], glide: [] });
}

/** Sets all animations to a moment at which rows are between two places. */
function halfMotion(page: Page) {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 40;
  });
}

test('nothing moves on the first paint', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk', 'jam') });
  await expect(list.button('Remove done')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a row fades in and out, and its neighbours glide', async ({ page, list }) => {
  await holdMotion(page);
  await list.open({ tasks: tasks('tea', 'x milk', 'jam', 'bread') });
  await expect(list.button('Remove done')).toBeVisible();

  await list.add('salt');
  await expect.poll(() => motions(page)).toEqual({ in: ['salt'], out: [], glide: ['below'] });
  await finishMotion(page);

  await list.removeButton('jam').click();
  await list.button('Yes').click();
  await expect
    .poll(() => motions(page))
    .toEqual({ in: [], out: ['jam'], glide: ['bread', 'salt', 'below'] });
  // The fading copy is neither read nor clicked.
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread', 'salt']);
  await expect(list.removeButton('bread')).toBeFocused();
  await finishMotion(page);

  await page.keyboard.press('Control+z');
  await expect
    .poll(() => motions(page))
    .toEqual({ in: ['jam'], out: [], glide: ['bread', 'salt', 'below'] });
  await finishMotion(page);

  await list.button('Hide done').click();
  await expect
    .poll(() => motions(page))
    .toEqual({ in: [], out: ['milk'], glide: ['jam', 'bread', 'salt', 'below'] });
  await finishMotion(page);

  await list.button('Show done').click();
  await expect
    .poll(() => motions(page))
    .toEqual({ in: ['milk'], out: [], glide: ['jam', 'bread', 'salt', 'below'] });
  await finishMotion(page);

  await list.checkbox('jam').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => motions(page)).toEqual({ in: [], out: [], glide: ['jam', 'milk'] });
  await finishMotion(page);
  await expect(list.contents).toHaveText(['tea', 'jam', 'milk', 'bread', 'salt']);
});

test('a gliding row can be pressed, and an undo continues from where it is', async ({
  page,
  list,
}) => {
  await holdMotion(page);
  await list.open({ tasks: tasks('tea', 'milk', 'jam', 'bread') });
  await expect(list.contents).toHaveCount(4);
  const top = async (content: string) => (await list.checkbox(content).boundingBox())?.y ?? 0;
  // Relative to the first row, because the page above it may still change.
  const place = async (content: string) => (await top(content)) - (await top('tea'));
  const placeOfMilk = await place('milk');
  await list.removeButton('milk').click();
  await list.button('Yes').click();
  await expect.poll(async () => (await motions(page)).out).toEqual(['milk']);
  await halfMotion(page);
  const between = await place('jam');
  expect(between).toBeGreaterThan(placeOfMilk + 5);

  await list.checkbox('jam').click();
  await expect(list.checkbox('jam')).toBeChecked();
  expect(await place('jam')).toBeCloseTo(between, 1);

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await motions(page)).in).toEqual(['milk']);
  expect(await place('jam')).toBeCloseTo(between, 1);
  await finishMotion(page);
  await expect(list.contents).toHaveText(['tea', 'milk', 'jam', 'bread']);
  expect(await place('milk')).toBeCloseTo(placeOfMilk, 1);
});

test('a dragged row follows the pointer while the others make room', async ({ page, list }) => {
  await holdMotion(page);
  await list.open({ tasks: tasks('tea', 'milk', 'jam', 'bread') });
  await expect(list.contents).toHaveCount(4);
  await list.checkbox('tea').hover();
  const tops = () =>
    list.rows.evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
  const before = await tops();
  const [tea = 0, milk = 0, jam = 0, bread = 0] = before;
  const dragTea = async () => {
    await page.mouse.move(80, tea + 20);
    await page.mouse.down();
    await page.mouse.move(80, tea + 20 + 120, { steps: 4 });
    await expect.poll(tops).toEqual([tea + 120, tea, milk, bread]);
    // A neighbour half a pixel from its place would glide from there.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  };

  await dragTea();
  await expect(list.rows.first()).not.toHaveCSS('box-shadow', 'none');
  await page.mouse.move(80, milk + 25, { steps: 4 });
  await page.mouse.move(80, tea + 20 + 10, { steps: 4 });
  await expect.poll(tops).toEqual([tea + 10, milk, jam, bread]);
  await page.mouse.move(80, tea + 20 + 120, { steps: 4 });
  await expect.poll(tops).toEqual([tea + 120, tea, milk, bread]);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => motions(page))
    .toEqual({ in: [], out: [], glide: ['tea', 'milk', 'jam'] });
  expect(await tops()).toEqual([tea + 120, tea, milk, bread]);
  await finishMotion(page);
  expect(await tops()).toEqual(before);
  await page.mouse.up();

  await dragTea();
  await page.mouse.up();
  await expect.poll(() => motions(page)).toEqual({ in: [], out: [], glide: ['tea'] });
  await expect(list.contents).toHaveText(['milk', 'jam', 'tea', 'bread']);
  expect(await tops()).toEqual([tea, milk, tea + 120, bread]);
  await finishMotion(page);
  expect(await tops()).toEqual(before);
  await expect(page.locator('main [style*="translate"], main [style*="--room"]')).toHaveCount(0);
});

test('letters typed into the search start no motion and end any', async ({ page, list }) => {
  await holdMotion(page);
  await list.open({ tasks: tasks('tea', 'milk', 'jam', 'bread') });
  await list.add('salt');
  await expect.poll(async () => (await motions(page)).in).toEqual(['salt']);
  await list.search('a');
  await expect(list.contents).toHaveText(['tea', 'jam', 'bread', 'salt']);
  await expect.poll(async () => (await motions(page)).glide).toEqual([]);
  await list.search('');
  await expect(list.contents).toHaveCount(5);
  await expect.poll(async () => (await motions(page)).glide).toEqual([]);
});

test('the rows of a long list change places at once', async ({ page, list }) => {
  await holdMotion(page);
  await list.open({ tasks: manyTasks(150) });
  await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
  await list.checkbox('task 1').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list.contents.first()).toHaveText('task 2');
  expect(await motions(page)).toEqual({ in: [], out: [], glide: [] });
});
