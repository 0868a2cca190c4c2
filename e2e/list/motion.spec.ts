import { tasks } from '../storedData';
import { expect, test } from '../test';

test('nothing moves on the first paint', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk', 'jam') });
  await expect(list.button('Remove done')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the line through a finished task comes as a fade', async ({ list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.checkbox('tea').click();
  await expect(list.link('tea')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(list.link('tea')).toHaveCSS('transition-property', 'text-decoration-color');
});
