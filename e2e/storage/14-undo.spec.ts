import { ListPage } from '../listPage';
import { forget, storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { atRest } from './atRest';
import { breakStorage } from './brokenStorage';

const UNDO = 'ControlOrMeta+z';
const REDO = 'ControlOrMeta+Shift+z';

test('[C9] after a reload the keys undo the last steps and redo them', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.edit('tea', 'green tea');
  await list.checkbox('milk').click();
  await list.button('Remove all').click();
  await list.button('Yes').click();
  await expect(list.rows).toHaveCount(0);
  await atRest(page);
  await page.reload();
  // In the field for new tasks, which has the focus on a fresh page.
  await expect(list.newTask).toBeFocused();
  await page.keyboard.press(UNDO);
  await expect(list.contents).toHaveText(['green tea', 'milk']);
  await expect(list.checkbox('milk')).toBeChecked();
  await page.keyboard.press(UNDO);
  await expect(list.checkbox('milk')).not.toBeChecked();
  await page.keyboard.press(UNDO);
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await page.keyboard.press(REDO);
  await expect(list.contents).toHaveText(['green tea', 'milk']);
  await atRest(page);
  await page.reload();
  await expect(list.newTask).toBeFocused();
  await page.keyboard.press(REDO);
  await expect(list.checkbox('milk')).toBeChecked();
  await expect.poll(() => storedTasks(page)).toEqual(tasks('green tea', 'x milk'));
});

test('[C9] keys pressed faster than the steps are read take back one step each', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk', 'bread') });
  for (const content of ['tea', 'milk', 'bread']) await list.checkbox(content).click();
  await atRest(page);
  await page.reload();
  await expect(list.newTask).toBeFocused();
  await page.evaluate(() => {
    const undo = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));
    const ticked = () => document.querySelectorAll('[type="checkbox"]:checked').length;
    const before = ticked();
    undo();
    undo();
    // The first key has found its step, and the second one has not yet.
    new MutationObserver((_changes, observer) => {
      if (ticked() === before) return;
      observer.disconnect();
      undo();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  for (const content of ['tea', 'milk', 'bread'])
    await expect(list.checkbox(content)).not.toBeChecked();
});

test('[C9] each of two tabs undoes its own steps, and after a reload also those from before it', async ({
  page,
  list,
  context,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  const other = new ListPage(await context.newPage());
  await other.page.goto('zadania');
  await list.checkbox('tea').click();
  await other.checkbox('milk').click();
  await other.page.keyboard.press(UNDO);
  await expect(list.checkbox('milk')).not.toBeChecked();
  await other.page.keyboard.press(UNDO);
  await other.add('bread');
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await expect(list.checkbox('tea')).toBeChecked();
  await page.close();
  await atRest(other.page);
  await other.page.reload();
  await expect(other.newTask).toBeFocused();
  await other.page.keyboard.press(UNDO);
  await expect(other.contents).toHaveText(['tea', 'milk']);
  await other.page.keyboard.press(UNDO);
  await expect(other.checkbox('tea')).not.toBeChecked();
});

test('[C6, C9] where IndexedDB is missing, throws or hangs, undo and redo reach as far as the page; where it refuses, as far as `localStorage`', async ({
  page,
  list,
}) => {
  for (const fault of ['missing', 'throws', 'refuses', 'hangs']) {
    await test.step(fault, async () => {
      // First: what is broken can forget nothing.
      const forgetting = await page.addInitScript(forget);
      const breaking = await page.addInitScript(breakStorage);
      await list.open({ tasks: tasks('tea') }, `zadania?broken=works,${fault},works`);
      await forgetting.dispose();
      await list.checkbox('tea').click();
      await page.keyboard.press(UNDO);
      await expect(list.checkbox('tea')).not.toBeChecked();
      await page.keyboard.press(UNDO);
      await page.keyboard.press(REDO);
      await expect(list.checkbox('tea')).toBeChecked();
      await page.reload();
      await expect(list.checkbox('tea')).toBeChecked();
      await page.keyboard.press(UNDO);
      // The keys beside `tasks` hold what the journal has not taken.
      await expect(list.checkbox('tea')).toBeChecked({ checked: fault !== 'refuses' });
      await breaking.dispose();
    });
  }
});
