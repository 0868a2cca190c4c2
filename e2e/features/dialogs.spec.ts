import { tasks } from '../storedData';
import { expect, test } from '../test';

test('a press on the backdrop means No, unless it began in the dialog', async ({
  page,
  list,
  browserName,
}) => {
  await list.open({ tasks: tasks('tea') });
  await list.removeButton('tea').click();
  await expect(list.dialog).toBeVisible();
  const box = await list.dialog.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 120);
  await page.mouse.down();
  await page.mouse.move(5, 400, { steps: 3 });
  await page.mouse.up();
  await expect(list.dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(list.dialog).toHaveCount(0);
  await expect(list.contents).toHaveText(['tea']);

  // A Firefox without a screen says that it has no mouse.
  if (browserName === 'firefox') return;
  const all = list.button('Remove all');
  await all.hover();
  await expect(all).toHaveCSS('background-color', 'rgb(251, 233, 234)');
  await expect(all).toHaveCSS('color', 'rgb(139, 15, 30)');
});
