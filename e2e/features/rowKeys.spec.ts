import type { Locator } from '@playwright/test';
import { manyTasks } from '../list/manyTasks';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

test('arrows go to the same control of the row above and below, Home and End to the first and last', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'x milk', 'bread') });
  const controls: ((content: string) => Locator)[] = [
    (content) => list.checkbox(content),
    (content) => list.link(content),
    (content) => list.editButton(content),
    (content) => list.removeButton(content),
  ];
  for (const control of controls) {
    await control('milk').focus();
    await page.keyboard.press('ArrowDown');
    await expect(control('bread')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(control('bread')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(control('tea')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(list.newTask).toBeFocused();
    await control('tea').focus();
    await page.keyboard.press('End');
    await expect(control('bread')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(control('milk')).toBeFocused();
  }
  expect(await storedTasks(page)).toEqual(tasks('tea', 'x milk', 'bread'));
});

test('they lead from the field for new tasks and from the search to the list, and pass over rows that are hidden or not found', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk', 'teapot', 'bread') });
  await test.step('from the empty field', async () => {
    await expect(list.newTask).toBeFocused();
    await page.keyboard.type('x');
    await page.keyboard.press('ArrowDown');
    await expect(list.newTask).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowDown');
    await expect(list.checkbox('tea')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(list.checkbox('milk')).toBeChecked();
  });
  await test.step('over hidden rows', async () => {
    await list.button('Hide done').click();
    await expect(list.contents).toHaveText(['tea', 'teapot', 'bread']);
    await list.checkbox('teapot').focus();
    await page.keyboard.press('ArrowUp');
    await expect(list.checkbox('tea')).toBeFocused();
  });
  await test.step('over rows that a search does not find', async () => {
    await list.button('Show done').click();
    await list.search('tea');
    await expect(list.contents).toHaveText(['tea', 'teapot']);
    await page.keyboard.press('Control+k');
    await expect(list.filter).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.checkbox('tea')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list.checkbox('teapot')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(list.filter).toBeFocused();
  });
});

test('F2 edits the row, Delete asks to remove it, and undo brings the focus back with it', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk', 'bread') });
  await list.checkbox('tea').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F2');
  await expect(list.editor).toBeFocused();
  await expect(list.editor).toHaveValue('milk');
  await page.keyboard.type('oat milk');
  await page.keyboard.press('Enter');
  await expect(list.checkbox('oat milk')).toBeFocused();

  await page.keyboard.press('Delete');
  await expect(list.dialog).toContainText('oat milk');
  await expect(list.button('No')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list.checkbox('oat milk')).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list.contents).toHaveText(['tea', 'bread']);
  await expect(list.checkbox('bread')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.checkbox('oat milk')).toBeFocused();
});

test('in the editor and with other keys held down they are what they were', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk', 'bread') });
  await list.editButton('milk').click();
  for (const key of ['Home', 'Delete', 'End', 'ArrowUp', 'ArrowDown', 'F2']) {
    await page.keyboard.press(key);
  }
  await expect(list.editor).toBeFocused();
  await expect(list.editor).toHaveValue('ilk');
  await test.step('F2 beside an open editor leads back into it, with what was typed', async () => {
    await list.checkbox('milk').focus();
    await page.keyboard.press('F2');
    await expect(list.editor).toBeFocused();
    await expect(list.editor).toHaveValue('ilk');
  });
  await list.button('OK').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(list.button('OK')).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(list.editButton('milk')).toBeFocused();
  for (const key of ['Control+End', 'Shift+ArrowDown', 'Shift+Delete']) {
    await page.keyboard.press(key);
    await expect(list.editButton('milk')).toBeFocused();
  }
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list.contents).toHaveText(['tea', 'bread', 'milk']);
  await expect(list.editButton('milk')).toBeFocused();
});

test('of 3,000 tasks the first and the last are one key away, and every one on the way', async ({
  page,
  list,
}) => {
  await list.open({ tasks: manyTasks(3000) });
  await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
  await expect(list.newTask).toBeFocused();
  // The first row is not in the page any more.
  await page.evaluate(() => scrollTo(0, 60_000));
  await expect(page.locator('li[aria-posinset="1"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(list.checkbox('task 1')).toBeFocused();
  await expect(list.checkbox('task 1')).toBeInViewport();

  await page.keyboard.press('End');
  await expect(list.checkbox('task 3000')).toBeFocused();
  await expect(list.checkbox('task 3000')).toBeInViewport();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowUp');
  await expect(list.checkbox('task 2960')).toBeFocused();
  await expect(list.checkbox('task 2960')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(list.checkbox('task 1')).toBeFocused();
  await expect(list.checkbox('task 1')).toBeInViewport();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown');
  await expect(list.checkbox('task 41')).toBeFocused();
  await expect(list.checkbox('task 41')).toBeInViewport();
});
