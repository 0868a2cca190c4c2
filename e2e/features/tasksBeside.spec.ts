import { manyTasks } from '../list/manyTasks';
import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

test('Next and Previous go through the list, and are greyed at its ends', async ({ list }) => {
  await list.open({ tasks: tasks('tea', 'milk', 'bread') });
  await list.link('tea').click();
  await expect(list.heading('tea')).toBeVisible();
  const previous = list.link('Previous task');
  const next = list.link('Next task');
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(list.heading('milk')).toBeVisible();
  await next.click();
  await expect(list.heading('bread')).toBeVisible();
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(list.heading('milk')).toBeVisible();
});

test('they go through the list as it was filtered, also after a reload', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk', 'x green tea', 'tea cup') }, 'zadania?szukaj=tea');
  await list.link('tea').click();
  await list.link('Next task').click();
  await expect(list.heading('green tea')).toBeVisible();
  await page.reload();
  await list.link('Previous task').click();
  await expect(list.heading('tea')).toBeVisible();
  await list.link('Back to the task list').click();
  await expect(page).toHaveURL(/zadania\?szukaj=tea$/);
  await list.button('Hide done').click();
  await expect(list.contents).toHaveText(['tea', 'tea cup']);
  await list.link('tea').click();
  await list.link('Next task').click();
  await expect(list.heading('tea cup')).toBeVisible();
  await expect(list.link('Next task')).toBeDisabled();
});

test('opened by its address, a task stands in the whole list; an unknown one stands nowhere', async ({
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk', 'bread') }, 'zadania/2');
  await list.link('Next task').click();
  await expect(list.heading('bread')).toBeVisible();
  await list.open({}, 'zadania/unknown');
  await expect(list.link('Back to the task list')).toBeVisible();
  await expect(list.link('Next task')).toHaveCount(0);
});

test('a reload of the whole list does not bring back the search that it was opened from', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') }, 'zadania?szukaj=tea');
  await expect(list.contents).toHaveText(['tea']);
  await list.link('Tasks').click();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.filter).toHaveValue('');
});

test('from any of them the link back, and Back, lead to the list, its place and its search', async ({
  page,
  list,
}) => {
  await list.open({ tasks: manyTasks(40) }, 'zadania?szukaj=task');
  for (const back of ['the link back', 'Back']) {
    await test.step(back, async () => {
      await list.link('task 30').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
      await list.link('task 30').click();
      await list.link('Next task').click();
      await list.link('Next task').click();
      await expect(list.heading('task 32')).toBeVisible();
      if (back === 'Back') await list.back();
      else await list.link('Back to the task list').click();
      await expect(list.filter).toHaveValue('task');
      await expect(page).toHaveURL(/zadania\?szukaj=task$/);
      await expect(list.link('task 30')).toBeFocused();
      await expect(list.link('task 30')).toBeInViewport();
    });
  }
});

test('the pressed link keeps the focus, also where it leads no further, and the title is said', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk', 'bread') }, 'zadania/1');
  const next = list.link('Next task');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(list.heading('milk')).toBeVisible();
  await expect(next).toBeFocused();
  await expect(page.locator('[aria-live]').filter({ hasText: 'milk' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(list.heading('bread')).toBeVisible();
  await expect(next).toBeFocused();
  await expect(next).toBeDisabled();
  await expect(page).toHaveTitle('bread – To-do list');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/zadania\/3$/);
});

test('the links stay in their places at the ends of the list', async ({ list }) => {
  await list.open({ tasks: tasks('tea', 'milk', 'bread') }, 'zadania/1');
  const next = list.link('Next task');
  const across = async () => {
    const boxes = [await list.link('Previous task').boundingBox(), await next.boundingBox()];
    return boxes.map((box) => [box?.x, box?.width]);
  };
  const before = await across();
  for (const content of ['milk', 'bread']) {
    await next.click();
    await expect(list.heading(content)).toBeVisible();
    expect(await across()).toEqual(before);
  }
});

test('in Polish and Spanish they have names, too', async ({ page }) => {
  for (const [language, previous, next] of [
    ['PL', 'Poprzednie zadanie', 'Następne zadanie'],
    ['ES', 'Tarea anterior', 'Tarea siguiente'],
  ] as const) {
    const list = new ListPage(page, NAMES[language]);
    await list.open({ language, tasks: tasks('tea', 'milk', 'bread') }, 'zadania/2');
    await expect(list.link(previous)).toBeVisible();
    await expect(list.link(next)).toBeVisible();
  }
});
