import type { Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../security/hostileTexts';
import { listOf, packed, SHARED_LIST, SHARED_TASKS } from '../sharedList';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

const CONTENTS = ['zażółć <b>&', 'jam', 'dos líneas y 🍞'];

/** As a link does that is opened in a page of the app: nothing is loaded anew. */
const openLink = (page: Page, shared: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#lista=${shared}`);

test('a link asks first: No leaves all as it was, Yes adds its tasks in one step', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('milk') }, `zadania?szukaj=m#lista=${SHARED_LIST}`);
  await test.step('opened with the page', async () => {
    await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
    await expect(list.dialog.getByRole('listitem')).toHaveText(CONTENTS);
    await expect(list.button('No')).toBeFocused();
    // Neither the address has it any more nor the entry that a reload or Back would open.
    await expect(page).toHaveURL(/\/zadania\?szukaj=m$/);
    await list.button('No').click();
    await expect(list.dialog).toHaveCount(0);
    await expect(list.newTask).toBeFocused();
    await page.reload();
    await expect(list.contents).toHaveText(['milk']);
    await expect(list.dialog).toHaveCount(0);
  });
  await list.search('');
  await test.step('opened in the page', async () => {
    await openLink(page, SHARED_LIST);
    await expect(list.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/zadania$/);
    await page.keyboard.press('Escape');
    await expect(list.dialog).toHaveCount(0);
    expect(await storedTasks(page)).toEqual(tasks('milk'));
  });
  await test.step('Yes', async () => {
    await openLink(page, SHARED_LIST);
    await list.button('Yes').click();
    await expect(list.contents).toHaveText(['milk', ...CONTENTS]);
    await expect(list.checkbox('jam')).toBeChecked();
    await expect(page.getByRole('status')).toContainText('Import: 3 added');
    await expect.poll(() => storedTasks(page)).toEqual([...tasks('milk'), ...SHARED_TASKS]);
  });
  await test.step('once more, there is nothing to ask', async () => {
    await openLink(page, SHARED_LIST);
    await expect(page.getByRole('status')).toContainText('already on your list');
    await expect(list.dialog).toHaveCount(0);
  });
  await test.step('sent back with changes, it changes the same tasks', async () => {
    const [first, ...others] = SHARED_TASKS;
    await openLink(page, listOf([{ id: 't3', content: 'one line', done: true }, ...tasks('oats')]));
    await expect(list.dialog).toContainText('This changes 2 tasks you already have.');
    // By a key: a press on the same spot a moment after the first would be half of a double click.
    await list.button('Yes').press('Enter');
    await expect(list.contents).toHaveText(['oats', 'zażółć <b>&', 'jam', 'one line']);
    await list.button('Undo').click();
    await expect.poll(() => storedTasks(page)).toEqual([...tasks('milk'), first, ...others]);
  });
});

test('a list that was not answered about is asked about again after a reload, until it is', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('milk') }, `zadania#lista=${SHARED_LIST}`);
  for (const answer of ['Escape', 'Enter']) {
    await test.step(answer, async () => {
      await expect(list.dialog).toContainText('From a link.');
      await page.reload();
      await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
      await expect(list.dialog.getByRole('listitem')).toHaveText(CONTENTS);
      await list.button(answer === 'Enter' ? 'Yes' : 'No').focus();
      await page.keyboard.press(answer);
      await expect(list.dialog).toHaveCount(0);
      await page.reload();
      await expect(list.contents).toHaveText(answer === 'Enter' ? ['milk', ...CONTENTS] : ['milk']);
      await expect(list.dialog).toHaveCount(0);
    });
    if (answer === 'Escape') await openLink(page, SHARED_LIST);
  }
});

test('every task of a long list can be read before it is answered', async ({ page, list }) => {
  await list.open();
  await openLink(page, listOf(tasks(...Array.from({ length: 1000 }, (_, n) => `task ${n + 1}`))));
  const offered = list.dialog.getByRole('list');
  await expect(list.dialog).toHaveAccessibleName('Add 1,000 tasks?');
  await expect(list.dialog).toHaveAccessibleDescription('From a link.');
  await expect(async () => {
    await offered.press('End');
    await expect(list.dialog.getByText('task 1000', { exact: true })).toBeInViewport({
      timeout: 500,
    });
  }).toPass();
  await expect(list.button('Yes')).toBeInViewport();
  await expect(list.dialog.getByRole('heading')).toBeInViewport();
});

test('on any screen, at the root, by keys alone: it asks, and the focus comes back', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('milk') }, `autor#lista=${SHARED_LIST}`);
  await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
  await page.keyboard.press('Tab');
  await expect(list.button('Yes')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.dialog).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('Import: 3 added');
  await expect(page).toHaveURL(/\/autor$/);
  await expect(page.getByRole('main')).toBeFocused();
  await list.link('Tasks').click();
  await expect(list.contents).toHaveText(['milk', ...CONTENTS]);

  await list.openAnew({}, `#lista=${SHARED_LIST}`);
  await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
  await expect(page).toHaveURL(/\/zadania$/);
});

test('a link that is no good is named in one sentence, and the page goes on', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('milk') });
  await expect(list.contents).toHaveText(['milk']);
  const status = page.getByRole('status');
  for (const [what, shared, sentence] of [
    ['cut', SHARED_LIST.slice(0, 90), 'This link is cut off or damaged.'],
    ['not base64', '1.%C5%BC', 'This link is cut off or damaged.'],
    ['of nothing', '', 'This link is cut off or damaged.'],
    ['of a newer version', SHARED_LIST.replace('1.', '2.'), 'A newer version of the application'],
    ['without a list', packed('{}'), 'There are no tasks in this link.'],
    ['of too many tasks', packed(`[${'0,'.repeat(100_000)}0]`), 'in this link is too long'],
    ['of too much text', packed(Buffer.alloc(30_000_000, ' ')), 'at most 5 million characters'],
  ] as const) {
    await test.step(what, async () => {
      await openLink(page, shared);
      await expect(status).toContainText(sentence);
      await expect(page).toHaveURL(/\/zadania$/);
      await expect(list.dialog).toHaveCount(0);
    });
  }
  await list.editButton('milk').click();
  await expect(list.editor).toHaveValue('milk');
  await page.keyboard.press('Escape');
  expect(await storedTasks(page)).toEqual(tasks('milk'));
});

test('hostile texts are only texts, and 5,000 tasks only many', async ({ page, list }) => {
  await list.open();
  const hostile = HOSTILE_TEXTS.map((content, n) => ({ id: `h${n}`, content, done: false }));
  for (let n = 0; n < hostile.length; n += 3) {
    await openLink(page, listOf(hostile.slice(n, n + 3)));
    await expect(list.dialog.getByRole('listitem')).toHaveCount(Math.min(3, hostile.length - n));
    if (n > 20) break;
    await list.button('No').click();
  }
  await list.button('No').click();
  await openLink(page, listOf(hostile));
  await list.button('Yes').click();
  await expect.poll(async () => (await storedTasks(page)).length).toBe(hostile.length);
  expect((await storedTasks(page)).map(({ content }) => content)).toEqual([...HOSTILE_TEXTS]);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();

  await list.openAnew();
  const many = tasks(...Array.from({ length: 5000 }, (_, n) => `task ${n}`));
  await openLink(page, listOf(many));
  await expect(list.dialog).toHaveAccessibleName('Add 5,000 tasks?');
  await list.button('Yes').click();
  await expect(page.getByText('0 of 5,000 done')).toBeVisible();
});

test('a link in a file that is imported asks as well', async ({ page, list }) => {
  await list.open({ tasks: tasks('milk') });
  const buffer = Buffer.from(`https://example.org/elsewhere/zadania#lista=${SHARED_LIST}\n`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'link.txt', mimeType: 'text/plain', buffer });
  await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
  await expect(list.dialog).toContainText('From the file “link.txt”.');
  await list.button('Yes').click();
  await expect(list.contents).toHaveText(['milk', ...CONTENTS]);
});

test.describe('when the part that reads a link does not come', () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

  test('it is named, and Try again asks after all', async ({ page, list }) => {
    await page.route('**/static/js/list-tools.*', (route) => route.abort());
    await list.open({}, `zadania#lista=${SHARED_LIST}`);
    await expect(page.getByRole('status')).toContainText('Loading chunk list-tools failed.');
    await expect(page).toHaveURL(/\/zadania$/);
    await page.unroute('**/static/js/list-tools.*');
    await list.button('Try again').click();
    await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
  });
});
