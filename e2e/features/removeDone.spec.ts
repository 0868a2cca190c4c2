import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { LANGUAGES, storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

test('done tasks are removed at once, after a question, in one step', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk', 'bread', 'x eggs') });
  await list.button('Remove done').click();
  await expect(list.dialog).toContainText('Are you sure you want to remove completed tasks?');
  await expect(list.dialog).toContainText('2 tasks will be removed.');
  await expect(list.dialog.getByRole('listitem')).toHaveText(['milk', 'eggs']);
  await expect(list.button('No')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list.button('Remove done')).toBeFocused();
  await expect(list.rows).toHaveCount(4);

  await list.button('Remove done').click();
  await list.button('Yes').click();
  await expect(list.contents).toHaveText(['tea', 'bread']);
  await expect(list.button('Remove done')).toHaveCount(0);
  await expect(list.button('Export')).toBeFocused();
  await expect(page.getByRole('status')).toContainText('2 tasks removed');
  await expect.poll(() => storedTasks(page)).toHaveLength(2);
  await list.button('Undo').click();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread', 'eggs']);
  await expect(list.checkbox('eggs')).toBeChecked();
  await expect(list.button('Remove done')).toBeVisible();
});

test('the button is there only when a task is done, and the question counts hidden ones too', async ({
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await expect(list.button('Import')).toBeVisible();
  await expect(list.button('Remove done')).toHaveCount(0);
  await list.checkbox('tea').click();
  await expect(list.button('Remove done')).toBeVisible();
  await list.checkbox('tea').click();
  await expect(list.button('Remove done')).toHaveCount(0);
  await list.button('Finish all').click();
  await list.button('Hide done').click();
  await list.button('Remove done').click();
  await expect(list.dialog).toContainText('2 tasks will be removed, 2 of them hidden.');
});

test('what another tab ticks while the question stands is not removed', async ({
  list,
  context,
}) => {
  await list.open({ tasks: tasks('tea', 'x milk', 'x eggs') });
  const other = new ListPage(await context.newPage());
  await other.page.goto('zadania');
  await list.button('Remove done').click();
  await expect(list.dialog.getByRole('listitem')).toHaveText(['milk', 'eggs']);
  await expect(list.dialog).toContainText('2 tasks will be removed.');
  await other.checkbox('tea').click();
  await other.checkbox('eggs').click();
  // The list behind the question has heard of it.
  await expect(list.dialog.getByRole('listitem')).toHaveText(['milk']);
  await expect(list.dialog).toContainText('1 task will be removed.');
  await list.button('Yes').click();
  await expect(list.contents).toHaveText(['tea', 'eggs']);
  await expect(other.contents).toHaveText(['tea', 'eggs']);
  await expect(list.checkbox('tea')).toBeChecked();
  await expect(list.checkbox('eggs')).not.toBeChecked();
});

test('on a narrow phone the row keeps its width and its words whole, in every language', async ({
  page,
  list,
}) => {
  for (const language of LANGUAGES) {
    await list.openAnew({ language, tasks: tasks('x tea') });
    const { removeDone, uncheckAll, history } = NAMES[language];
    const buttons = [removeDone, uncheckAll, history].map((name) => list.button(name));
    for (const button of buttons) await expect(button).toBeVisible();
    for (const width of [320, 360, 390]) {
      await test.step(`${language}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        // Each text is one line of 44 px, and nothing sticks out.
        for (const button of buttons) {
          await expect.poll(async () => (await button.boundingBox())?.height).toBe(44);
        }
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        expect(scrollWidth).toBe(clientWidth);
      });
    }
  }
});
