import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

const TOP = 'ControlOrMeta+Enter';

test('Ctrl+Enter adds at the top, trimmed, as one step', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await expect(list.newTask).toBeFocused();
  await page.keyboard.type('  bread ');
  await page.keyboard.press(TOP);
  await expect(list.contents).toHaveText(['bread', 'tea', 'milk']);
  await expect(list.newTask).toHaveValue('');
  await expect(list.newTask).toBeFocused();
  await expect
    .poll(() => storedTasks(page))
    .toMatchObject([{ content: 'bread', done: false }, {}, {}]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.contents).toHaveText(['tea', 'milk']);
});

test('Ctrl+Enter adds nothing that Enter would not add', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await expect(list.newTask).toBeFocused();
  await page.keyboard.press(TOP);
  await page.keyboard.type('   ');
  await page.keyboard.press(TOP);
  await expect(list.newTask).toHaveValue('');
  await expect(list.contents).toHaveText(['tea']);
});

test('a task added at the top while the page is scrolled down is told', async ({ page, list }) => {
  await list.open({
    tasks: tasks(...Array.from({ length: 30 }, (_, index) => `task ${index + 1}`)),
  });
  await list.newTask.fill('bread');
  await page.evaluate(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }),
    );
    scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.getByRole('status')).toContainText('Task added');
});

test('right after adding, keys undo and redo in the empty field', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await expect(list.newTask).toBeFocused();
  await page.keyboard.type('milk');
  await page.keyboard.press('Enter');
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.contents).toHaveText(['tea']);
  await expect(list.newTask).toBeFocused();
  await expect(list.newTask).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Control+y');
  await expect(list.contents).toHaveText(['tea', 'milk']);

  await page.keyboard.type('bread');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.newTask).not.toHaveValue('bread');
  await expect(list.contents).toHaveText(['tea', 'milk']);
});

test('a task that is open already is added, and said to be on the list', async ({ page, list }) => {
  const notice = page.getByRole('status');
  await list.open({ tasks: tasks('tea', 'x milk') });
  await list.add('Tea');
  await expect(list.contents).toHaveText(['tea', 'milk', 'Tea']);
  await expect(notice).toContainText('Task added. The same one is already on the list.');
  await list.button('Undo').click();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await list.add('milk');
  await expect(list.contents).toHaveText(['tea', 'milk', 'milk']);
  await expect(notice).not.toContainText('already');
});

test('the notice leads to the task that was there before', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') }, 'zadania?szukaj=milk');
  await list.add('tea');
  await expect(page.getByRole('status')).toContainText('already on the list');
  await list.button('Show').click();
  await expect(list.link('tea').first()).toBeFocused();
  await expect(list.contents).toHaveText(['tea', 'milk', 'tea']);
});
