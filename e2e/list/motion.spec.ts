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

test('what is pressed gives way: a button, and a tick', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  for (const control of [list.editButton('tea'), list.checkbox('tea')]) {
    await expect(control).toHaveCSS('scale', 'none');
    await control.hover();
    await page.mouse.down();
    await expect(control).toHaveCSS('scale', '0.98');
    // Let go elsewhere: nothing is opened or ticked.
    await page.mouse.move(1, 1);
    await page.mouse.up();
  }
  await expect(list.checkbox('tea')).not.toBeChecked();
});
