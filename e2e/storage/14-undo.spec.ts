import type { Page } from '@playwright/test';
import { manyTasks } from '../list/manyTasks';
import { ListPage } from '../listPage';
import { forget, storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';
import { atRest } from './atRest';
import { breakStorage } from './brokenStorage';

const UNDO = 'ControlOrMeta+z';
const REDO = 'ControlOrMeta+Shift+z';

async function removeAll(list: ListPage) {
  await list.button('Remove all').click();
  await list.button('Yes').click();
}

test('[C9] after a reload the keys take back the last steps, and make them again', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.edit('tea', 'green tea');
  await list.checkbox('milk').click();
  await removeAll(list);
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

async function tickThreeAndReload(page: Page, list: ListPage) {
  await list.open({ tasks: tasks('tea', 'milk', 'bread') });
  for (const content of ['tea', 'milk', 'bread']) await list.checkbox(content).click();
  await atRest(page);
  await page.reload();
  await expect(list.newTask).toBeFocused();
}

test('[C9] keys pressed faster than the steps are read take back one step each', async ({
  page,
  list,
}) => {
  await tickThreeAndReload(page, list);
  await page.evaluate(() => {
    for (let press = 0; press < 2; press += 1) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));
    }
  });
  await expect(list.checkbox('milk')).not.toBeChecked();
  await expect(list.checkbox('bread')).not.toBeChecked();
  await expect(list.checkbox('tea')).toBeChecked();
});

test('[C9] so does a key that comes between two that wait for their steps', async ({
  page,
  list,
}) => {
  await tickThreeAndReload(page, list);
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

test('[C9] a page that is opened after the last one was closed takes back its steps, and says so', async ({
  page,
  list,
  context,
}) => {
  await list.open({ tasks: manyTasks(60) });
  await list.checkbox('task 60').click();
  await atRest(page);
  await page.close();
  const next = new ListPage(await context.newPage());
  await next.page.goto('zadania');
  await expect(next.newTask).toBeFocused();
  await next.page.keyboard.press(UNDO);
  await expect(next.checkbox('task 60')).toBeChecked();
  await expect(next.checkbox('task 60')).toBeInViewport();
  await expect(next.page.getByRole('region', { name: 'Notices' })).toContainText('Change undone');
});

test('[C9] each of two tabs takes back its own steps, and after a reload those from before it, too', async ({
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

// In src/store/taskStore.visits.test.ts.
test('[C9] what was done in the last moment of a visit is what undo takes back in the next @repeated', async ({
  page,
  list,
}) => {
  await list.open();
  await list.add('B');
  await list.add('A');
  await atRest(page);
  await page.reload();
  await list.removeButton('B').click();
  await list.button('Yes').click();
  await page.goto('favicon.svg');
  await page.goto('zadania');
  await expect(list.contents).toHaveText(['A']);
  await expect(list.newTask).toBeFocused();
  await page.keyboard.press(UNDO);
  await expect(list.contents).toHaveText(['B', 'A']);
  await page.keyboard.press(UNDO);
  await expect(list.contents).toHaveText(['B']);
});

// In src/store/taskStore.visits.test.ts with whatever two tabs do.
test("[C9] after a reload undo leaves another tab's work alone @repeated", async ({
  page,
  list,
  context,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.checkbox('milk').click();
  await list.edit('tea', 'green tea');
  await atRest(page);
  const other = new ListPage(await context.newPage());
  await other.page.goto('zadania');
  await other.edit('green tea', 'black tea');
  await expect(list.contents).toHaveText(['black tea', 'milk']);
  await page.reload();
  await expect(list.checkbox('milk')).toBeChecked();
  await page.keyboard.press(UNDO);
  await expect(list.checkbox('milk')).not.toBeChecked();
  await expect(list.contents).toHaveText(['black tea', 'milk']);
});

// Above with few.
test('[C9] 5,000 tasks that were removed at once come back after a reload @repeated', async ({
  page,
  list,
}) => {
  await list.open({ tasks: manyTasks(5000) });
  await removeAll(list);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('5,000 tasks removed');
  await atRest(page);
  await page.reload();
  await expect(list.newTask).toBeFocused();
  await page.keyboard.press(UNDO);
  await expect(list.contents.first()).toHaveText('task 1');
  await expect.poll(() => storedTasks(page)).toEqual(manyTasks(5000));
});

// In src/app/undo.component.test.tsx with a row of this visit.
test('[C9] the focus is not lost when undo takes a row of an earlier visit away @repeated', async ({
  page,
  list,
}) => {
  await list.open();
  await list.add('tea');
  await atRest(page);
  await page.reload();
  await list.editButton('tea').focus();
  await page.keyboard.press(UNDO);
  await expect(list.rows).toHaveCount(0);
  await expect(list.newTask).toBeFocused();
});

test('[C6, C9] where IndexedDB is missing, throws, refuses or hangs, undo and redo reach as far as the page', async ({
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
      await expect(list.checkbox('tea')).toBeChecked();
      await breaking.dispose();
    });
  }
});
