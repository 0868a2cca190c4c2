import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

test('§5 a new task is trimmed, not done and at the end of the list', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.add(' \t two  words \u00a0');
  await expect(list.contents).toHaveText(['tea', 'two  words'], { useInnerText: false });
  await expect(list.checkbox('two words')).not.toBeChecked();
  // Saved after the journal has taken the first list.
  const last = async () => (await storedTasks(page)).at(-1);
  await expect.poll(last).toMatchObject({ content: 'two  words', done: false });
  await expect(list.newTask).toHaveValue('');
  await expect(list.newTask).toBeFocused();

  await page.keyboard.type('by key');
  await page.keyboard.press('Enter');
  await expect(list.contents).toHaveText(['tea', 'two  words', 'by key'], { useInnerText: false });
  await expect(list.newTask).toHaveValue('');
  await expect(list.newTask).toBeFocused();
});

test('§5 an empty input is refused, and a blank task adds nothing', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.button('Add task').click();
  await expect(list.newTask).toBeFocused();
  expect(await list.newTask.evaluate((input) => input.matches(':invalid'))).toBe(true);
  await expect(list.contents).toHaveText(['tea']);
  for (const blank of [' ', '\t  ', '\u00a0\u2003']) {
    await list.add(blank);
    await expect(list.newTask).toBeFocused();
    await expect(list.contents).toHaveText(['tea']);
  }
  await list.newTask.press('Enter');
  expect(await storedTasks(page)).toEqual(tasks('tea'));
});
