import { manyTasks } from '../../src/app/manyTasks.testing';
import { tasks } from '../storedData';
import { expect, test } from '../test';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'a stock Firefox cannot be asked for paper',
);

test('the printed page is a plain checklist', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk'), theme: true });
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await page.emulateMedia({ media: 'print' });
  // Read at once: printing does not wait for a transition.
  const tick = await list.checkbox('milk').evaluate((box) => ({
    line: getComputedStyle(box, '::after').borderBottomColor,
    frame: getComputedStyle(box, '::before').outlineColor,
    behind: getComputedStyle(box, '::before').backgroundColor,
  }));
  const black = 'rgb(0, 0, 0)';
  expect(tick).toEqual({ line: black, frame: black, behind: 'rgba(0, 0, 0, 0)' });
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.heading('To-do list')).toBeVisible();
  await expect(list.checkbox('milk')).toBeVisible();
  await expect(list.newTask).toBeHidden();
  await expect(list.filter).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await test.step('the title appears once, in black, even if the header shows it in the bar', async () => {
    for (const width of [1100, 700]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(list.heading('To-do list')).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.getByRole('heading', { name: 'List of tasks' })).toBeHidden();
    }
  });
});

test('all rows are printed, even those not painted on screen', async ({ page, list }) => {
  await list.open({ tasks: manyTasks(100) });
  await expect(list.rows).toHaveCount(100);
  const rendered = () =>
    list.rows
      .locator('a')
      .evaluateAll(
        (links) =>
          links.filter((link) => link.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  await expect.poll(rendered).toBeLessThan(60);
  await page.emulateMedia({ media: 'print' });
  expect(await rendered()).toBe(100);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBeGreaterThan(2);
});
