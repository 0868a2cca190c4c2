import type { Page } from '@playwright/test';
import { LANGUAGES, openWith, tasks } from '../storedData';
import { expect, test } from '../test';

const MANY = tasks(...Array.from({ length: 30 }, (_, index) => `task ${index + 1}`));
const LANDSCAPE = { width: 844, height: 390 };

const notice = (page: Page) => page.getByRole('status');

test('a task added below the window is told, can be shown and taken back', async ({
  page,
  list,
}) => {
  await list.open({ tasks: MANY });
  await list.add('eggs');
  await expect(notice(page)).toContainText('Task added');
  await list.button('Show').click();
  await expect(list.link('eggs')).toBeInViewport({ ratio: 1 });
  await expect(list.link('eggs')).toBeFocused();

  await page.evaluate(() => scrollTo(0, 0));
  await list.add('flour');
  await list.button('Undo').click();
  await expect(list.link('flour')).toHaveCount(0);
  await expect(notice(page)).toContainText('Change undone');
});

test('a task added in sight brings no notice; outside the search it is told, and shown on demand', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.add('bread');
  await expect(page.locator('[aria-live]').getByText('Task added')).toBeAttached();
  await expect(notice(page)).toBeEmpty();

  await list.search('tea');
  await expect(list.contents).toHaveText(['tea']);
  await list.add('eggs');
  await expect(list.contents).toHaveText(['tea']);
  await expect(notice(page)).toContainText('Task added');
  await list.button('Show').click();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread', 'eggs']);
  await expect(list.filter).toHaveValue('');
  await expect(page).toHaveURL(/zadania$/);
});

test('a task renamed out of the search, or ticked while done ones are hidden, is told', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') }, 'zadania?szukaj=tea');
  await list.edit('tea', 'coffee');
  await expect(notice(page)).toContainText('Task changed');
  await list.button('Undo').click();
  await expect(list.contents).toHaveText(['tea']);

  await list.button('Hide done').click();
  await list.checkbox('tea').click();
  await expect(notice(page)).toContainText('Task finished');
  await list.button('Show').click();
  await expect(list.checkbox('tea')).toBeChecked();
  await expect(list.button('Hide done')).toBeVisible();
});

test('notices stay in a small window, and clear of the row in use', async ({ page, list }) => {
  for (const viewport of [LANDSCAPE, { width: 683, height: 360 }, { width: 390, height: 844 }]) {
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await list.openAnew({ tasks: MANY });
      const row = list.rows.nth(14);
      // The row stands at the bottom of the window, where notices stand.
      await row.evaluate((element) => {
        element.scrollIntoView({ block: 'end', behavior: 'instant' });
        scrollBy({ top: -112 - 8, behavior: 'instant' });
        const gap = innerHeight - element.getBoundingClientRect().bottom;
        scrollBy({ top: 8 - gap, behavior: 'instant' });
      });
      await page.keyboard.press('Tab');
      await list
        .removeButton('task 14')
        .evaluate((button) => button.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await list.button('Yes').click();
      const undo = list.button('Undo');
      await expect(undo).toBeInViewport({ ratio: 1 });
      const used = page.locator('[data-task]:has(:focus)');
      await expect(used).toHaveCount(1);
      const clear = async () => {
        const [a, b] = [await notice(page).boundingBox(), await used.boundingBox()];
        return a && b ? a.y >= b.y + b.height || a.y + a.height <= b.y : null;
      };
      await expect.poll(clear).toBe(true);
    });
  }
});

test('undo of a row out of sight says what it did and brings it into view', async ({
  page,
  list,
}) => {
  await list.open({ tasks: MANY });
  await list.removeButton('task 1').click();
  await list.button('Yes').click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await list.button('Undo').click();
  await expect(notice(page)).toContainText('1 task restored');
  await expect(list.link('task 1')).toBeInViewport({ ratio: 1 });
});

test('remove all says how many it removes, and how many of them a search hides', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk', 'eggs') }, 'zadania?szukaj=tea');
  await list.button('Remove all').click();
  await expect(list.dialog).toContainText('3 tasks will be removed, 2 of them hidden.');
  await page.keyboard.press('Escape');
  await list.search('');
  await expect(list.contents).toHaveCount(3);
  await list.button('Remove all').click();
  await expect(list.dialog).toContainText('3 tasks will be removed.');
});

test('"Back to the task list" returns to the same search and place', async ({ page, list }) => {
  await list.open({ tasks: MANY }, 'zadania?szukaj=task');
  const link = list.link('task 25');
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(200);
  await link.click();
  await list.link('Back to the task list').click();
  await expect(page).toHaveURL(/zadania\?szukaj=task$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(link).toBeFocused();
});

test("the phone's menu lies over the page, and a tap outside or Escape closes it", async ({
  page,
  list,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await list.open({ tasks: tasks('tea') });
  const before = await list.newTask.boundingBox();
  await list.button('Open menu').click();
  await expect(list.link('About author')).toBeVisible();
  expect(await list.newTask.boundingBox()).toEqual(before);
  await list.checkbox('tea').click({ force: true });
  await expect(list.link('About author')).toBeHidden();
  await expect(list.checkbox('tea')).not.toBeChecked();

  await list.button('Open menu').click();
  await page.evaluate(() => document.querySelector('main')?.focus());
  await page.keyboard.press('Escape');
  await expect(list.link('About author')).toBeHidden();
  await expect(list.button('Open menu')).toBeFocused();
});

test('a notice at the top of a small window is not written over by the title', async ({
  page,
  list,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.button('Finish all').click();
  await expect(list.button('Undo')).toBeVisible();
  // Where it goes when it would cover what is used.
  await notice(page).evaluate((region) => region.setAttribute('data-side', 'top'));
  const levelOf = (element: Element) => Number(getComputedStyle(element).zIndex);
  const [above, below] = [
    await notice(page).evaluate(levelOf),
    await list.heading('To-do list').evaluate(levelOf),
  ];
  expect(above).toBeGreaterThan(below);
});

test('on the smallest phone every button of a notice is in the window, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of LANGUAGES) {
    await openWith(page, 'zadania', { language: `"${language}"`, tasks: '[{"id":"1","con' });
    const buttons = notice(page).getByRole('button');
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => localStorage.clear());
  }
});
