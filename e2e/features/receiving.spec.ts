import { leave } from '../leave';
import { SHARED_LIST, SHARED_TASKS } from '../sharedList';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

const CONTENTS = ['zażółć <b>&', 'jam', 'dos líneas y 🍞'];

test('a link asks again after a reload until it is answered, and Yes adds its tasks', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('milk') }, `zadania?szukaj=m#lista=${SHARED_LIST}`);
  await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
  // The list is gone from the address and from the history entry.
  await expect(page).toHaveURL(/\/zadania\?szukaj=m$/);
  await page.reload();
  await expect(list.dialog.getByRole('listitem')).toHaveText(CONTENTS);
  await list.button('No').click();
  await expect(list.dialog).toHaveCount(0);
  await page.reload();
  await expect(list.contents).toHaveText(['milk']);
  await expect(list.dialog).toHaveCount(0);

  await test.step('at the base path, which leads to the list', async () => {
    await leave(page);
    await list.openFresh({ tasks: tasks('milk') }, `#lista=${SHARED_LIST}`);
    await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
    await expect(page).toHaveURL(/\/zadania$/);
    await list.button('Yes').click();
    await expect(list.contents).toHaveText(['milk', ...CONTENTS]);
    await expect.poll(() => storedTasks(page)).toEqual([...tasks('milk'), ...SHARED_TASKS]);
  });
});
