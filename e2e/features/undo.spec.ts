import { fetchedAhead } from '../fetchedAhead';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

const UNDO = 'ControlOrMeta+z';
const REDO = 'ControlOrMeta+Shift+z';

test('a removed task comes back in its place by the Undo of the notice, which does not take the focus and gives it back', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'x milk', 'bread') });
  await list.removeButton('milk').click();
  await list.button('Yes').click();
  await expect(list.contents).toHaveText(['tea', 'bread']);
  await expect(page.getByRole('status')).toContainText('Task removed');
  await expect(list.button('Undo')).toBeVisible();
  await expect(list.removeButton('bread')).toBeFocused();
  await list.button('Undo').focus();
  await page.keyboard.press('Enter');
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await expect(list.checkbox('milk')).toBeChecked();
  await expect(list.removeButton('milk')).toBeFocused();
  await expect(page.getByRole('status')).toBeEmpty();
  await expect.poll(() => storedTasks(page)).toEqual(tasks('tea', 'x milk', 'bread'));
});

test('bulk actions are taken back with the state each task had', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk', 'bread') });
  await list.button('Finish all').click();
  await expect(page.getByRole('status')).toContainText('2 tasks finished');
  await list.button('Remove all').click();
  await list.button('Yes').click();
  await expect(page.getByRole('status')).toContainText('3 tasks removed');
  await list.button('Undo').click();
  await expect(list.contents).toHaveCount(3);
  await list.button('Hide done').focus();
  await page.keyboard.press(UNDO);
  await expect(list.checkbox('tea')).not.toBeChecked();
  await expect(list.checkbox('milk')).toBeChecked();
  await expect(list.checkbox('bread')).not.toBeChecked();
});

test('keys undo and redo every change, outside of text fields only', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.add('milk');
  await list.edit('tea', 'green tea');
  await list.checkbox('milk').click();
  await page.keyboard.press(UNDO);
  await expect(list.checkbox('milk')).not.toBeChecked();
  await page.keyboard.press(UNDO);
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await page.keyboard.press(REDO);
  await page.keyboard.press('Control+y');
  await expect(list.contents).toHaveText(['green tea', 'milk']);
  await expect(list.checkbox('milk')).toBeChecked();

  await list.newTask.pressSequentially('draft');
  await page.keyboard.press(UNDO);
  await expect(list.newTask).not.toHaveValue('draft');
  await expect(list.contents).toHaveText(['green tea', 'milk']);
});

test('example tasks are taken back', async ({ page, list }) => {
  await page.clock.install();
  await list.open({ tasks: tasks('tea') });
  await list.button('Get example tasks').click();
  await page.clock.runFor(1500);
  await expect(page.getByRole('status')).toContainText('Example tasks loaded, 1 task replaced');
  await list.button('Undo').click();
  await expect(list.contents).toHaveText(['tea']);
});

test("undo leaves another tab's work alone", async ({ page, list, context }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  const other = await context.newPage();
  await other.goto('zadania');
  await list.edit('tea', 'green tea');
  await list.checkbox('milk').click();
  await expect(other.getByRole('checkbox', { name: 'milk', exact: true })).toBeChecked();
  await other.getByRole('button', { name: 'Edit: green tea', exact: true }).click();
  await other.getByRole('textbox', { name: 'Task content' }).fill('black tea');
  await other.keyboard.press('Enter');
  await expect(list.contents).toHaveText(['black tea', 'milk']);
  await list.checkbox('milk').focus();
  await page.keyboard.press(UNDO);
  await expect(list.checkbox('milk')).not.toBeChecked();
  await page.keyboard.press(UNDO);
  await expect(list.contents).toHaveText(['black tea', 'milk']);
});

test('the notice goes after ten seconds, and not while it is hovered or focused', async ({
  page,
  list,
}) => {
  const start = new Date('2026-01-01T10:00:00');
  await page.clock.install({ time: start });
  const fetched = fetchedAhead(page);
  await list.open({ tasks: tasks('tea', 'milk') });
  // With the clock stopped, no further part of the app would come.
  await fetched;
  await page.clock.pauseAt(start.getTime() + 600_000);
  await list.removeButton('tea').click();
  await list.button('Yes').click();
  const undo = list.button('Undo');
  await expect(undo).toBeVisible();
  await page.clock.runFor(9_500);
  await expect(undo).toBeVisible();
  await undo.hover();
  await page.clock.runFor(30_000);
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(30_000);
  await expect(undo).toBeVisible();
  await list.newTask.focus();
  await page.clock.runFor(10_500);
  await expect(undo).toHaveCount(0);
});

test('a toggle and an added task are not followed by a notice, and the focus is not lost when undo takes its row away', async ({
  page,
  list,
}) => {
  await list.open();
  await list.add('tea');
  await list.checkbox('tea').click();
  await expect(list.checkbox('tea')).toBeChecked();
  await expect(page.getByRole('status')).toBeEmpty();
  await list.editButton('tea').focus();
  await page.keyboard.press(UNDO);
  await expect(list.checkbox('tea')).not.toBeChecked();
  await page.keyboard.press(UNDO);
  await expect(list.rows).toHaveCount(0);
  await expect(list.newTask).toBeFocused();
});
