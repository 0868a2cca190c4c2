import { CRASH_LINE } from '../accessibility/mishaps';
import { rememberFiles, textOfDownload } from '../storage/downloads';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

test.use({ expectedErrors: CRASH_LINE });

test('a crashed screen offers Try again, a reload and a backup', async ({ page, list }) => {
  const saved = tasks('tea', 'x milk');
  await page.addInitScript(rememberFiles);
  await list.open({ tasks: saved });
  await expect(list.rows).toHaveCount(2);
  // Breaks an array method while the details render.
  await page.evaluate(() => {
    const { find } = Array.prototype;
    const replace = (by: unknown) => Reflect.set(Array.prototype, 'find', by);
    Object.assign(window, { mend: () => replace(find) });
    replace(function broken(this: unknown[], ...args: Parameters<typeof find>) {
      const isTask = (item: unknown) =>
        typeof item === 'object' && item !== null && 'content' in item && 'done' in item;
      const isDetails = location.pathname.includes('/zadania/');
      if (isDetails && this.some(isTask)) throw new Error('broken on purpose');
      return find.apply(this, args);
    });
  });
  await list.link('tea').click();
  await expect(list.heading('Something broke', 2)).toBeVisible();
  await expect(list.button('Reload the page')).toBeVisible();

  const file = await textOfDownload(page, list.button('Download tasks'));
  expect(JSON.parse(file)).toEqual(saved);

  await list.button('Try again').click();
  await expect(list.heading('Something broke', 2)).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'mend')());
  await list.button('Try again').click();
  await expect(list.heading('tea')).toBeVisible();
  expect(await storedTasks(page)).toEqual(saved);
});
