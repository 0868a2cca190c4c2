import { storedTasks, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

// Browsers restore the state of form controls by their position in the page.
test('after Back from another site each tick belongs to its task', async ({ page, list }) => {
  await list.open({ tasks: tasks('x tea', 'milk', 'x bread', 'salt') });
  await list.button('Hide done').click();
  await expect(list.contents).toHaveText(['milk', 'salt']);
  await list.checkbox('milk').click();
  await expect(list.contents).toHaveText(['salt']);
  await expect.poll(() => storedTasks(page)).toMatchObject([{}, { done: true }, {}, {}]);

  // Keeps the page out of Firefox's back/forward cache, so that it reloads and restores its controls.
  await page.evaluate(() => addEventListener('unload', () => {}));
  await page.goto('favicon.svg');
  await page.goBack();
  await expect(list.button('Hide done')).toBeVisible();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread', 'salt']);
  for (const done of ['tea', 'milk', 'bread']) await expect(list.checkbox(done)).toBeChecked();
  await expect(list.checkbox('salt')).not.toBeChecked();
});
