import type { Page } from '@playwright/test';
import { fetchedAhead } from '../fetchedAhead';
import { leave } from '../leave';
import { HOSTILE_TEXTS } from '../security/hostileTexts';
import { listOf, SHARED_LIST, SHARED_TASKS } from '../sharedList';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

const CONTENTS = ['zażółć <b>&', 'jam', 'dos líneas y 🍞'];

/** Like a link opened in a page of the app: nothing is reloaded. */
const openLink = (page: Page, shared: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#lista=${shared}`);

test('a link asks first, again after a reload, until it is answered: No leaves all as it was, Yes adds its tasks', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('milk') }, `zadania?szukaj=m#lista=${SHARED_LIST}`);
  await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
  // Neither the address has it any more nor the entry that a reload or Back would open.
  await expect(page).toHaveURL(/\/zadania\?szukaj=m$/);
  await page.reload();
  await expect(list.dialog.getByRole('listitem')).toHaveText(CONTENTS);
  await list.button('No').click();
  await expect(list.dialog).toHaveCount(0);
  await page.reload();
  await expect(list.contents).toHaveText(['milk']);
  await expect(list.dialog).toHaveCount(0);

  await test.step('at the root, which leads to the list', async () => {
    await leave(page);
    await list.openAnew({ tasks: tasks('milk') }, `#lista=${SHARED_LIST}`);
    await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
    await expect(page).toHaveURL(/\/zadania$/);
    await list.button('Yes').click();
    await expect(list.contents).toHaveText(['milk', ...CONTENTS]);
    await expect.poll(() => storedTasks(page)).toEqual([...tasks('milk'), ...SHARED_TASKS]);
  });
});

test('hostile texts are only texts', async ({ page, list }) => {
  await list.open();
  await expect(list.newTask).toBeFocused();
  const hostile = HOSTILE_TEXTS.map((content, n) => ({ id: `h${n}`, content, done: false }));
  await openLink(page, listOf(hostile));
  await expect(list.dialog.getByRole('listitem').first()).toBeVisible();
  await list.button('Yes').click();
  await expect.poll(async () => (await storedTasks(page)).length).toBe(hostile.length);
  expect((await storedTasks(page)).map(({ content }) => content)).toEqual([...HOSTILE_TEXTS]);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});

test.describe('when the part that reads a link does not come', () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

  test('it is named, and Try again asks after all', async ({ page, list }) => {
    await page.route('**/static/js/list-tools.*', (route) => route.abort());
    // It is also fetched ahead: a retry that came upon that attempt would share its failure.
    const triedAhead = fetchedAhead(page);
    await list.open({}, `zadania#lista=${SHARED_LIST}`);
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      'Loading chunk list-tools failed.',
    );
    await expect(page).toHaveURL(/\/zadania$/);
    await triedAhead;
    await page.unroute('**/static/js/list-tools.*');
    await list.button('Try again').click();
    await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
  });
});
