import { NAMES } from '../names';
import { ListPage } from '../listPage';
import { storedTasks, storedText, tasks } from '../storedData';
import { expect, test } from '../test';

test.use({ reducedMotion: 'no-preference' });

test('§3 a new task is an id, its content, done false, nothing else', async ({ page, list }) => {
  await list.open();
  await list.add('first');
  await list.add('second');
  await expect.poll(() => storedTasks(page)).toHaveLength(2);
  const [first, second] = await storedTasks(page);
  expect(Object.keys(first ?? {}).toSorted()).toEqual(['content', 'done', 'id']);
  expect(first).toEqual({ id: expect.stringMatching(/\S/), content: 'first', done: false });
  expect(second?.content).toBe('second');
  expect(second?.id).not.toBe(first?.id);
});

test('§3 §4 every action saves tasks, theme and language as JSON', async ({ page, list }) => {
  await page.goto('zadania');
  const polish = new ListPage(page, NAMES.PL);
  await polish.add('one');
  await expect(polish.contents).toHaveText(['one']);
  await expect.poll(() => storedText(page, 'theme')).toBe('false');
  await expect.poll(() => storedText(page, 'language')).toBe('"PL"');

  await list.button('EN').click();
  await expect.poll(() => storedText(page, 'language')).toBe('"EN"');
  await list.button('Dark theme').click();
  await expect.poll(() => storedText(page, 'theme')).toBe('true');

  const saved = async () =>
    (await storedTasks(page)).map(({ content, done }) => (done ? `x ${content}` : content));
  await list.add('two');
  await expect.poll(saved).toEqual(['one', 'two']);
  await list.edit('one', 'uno');
  await expect.poll(saved).toEqual(['uno', 'two']);
  await list.checkbox('uno').check();
  await expect.poll(saved).toEqual(['x uno', 'two']);
  await list.checkbox('uno').uncheck();
  await expect.poll(saved).toEqual(['uno', 'two']);
  await list.button('Finish all').click();
  await expect.poll(saved).toEqual(['x uno', 'x two']);
  await list.removeButton('uno').click();
  await list.button('Yes').click();
  await expect.poll(saved).toEqual(['x two']);
  await list.button('Remove all').click();
  await list.button('Yes').click();
  await expect.poll(() => storedText(page, 'tasks')).toBe('[]');
});

test('§3 hiding done tasks lasts until a reload', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk') });
  await list.button('Hide done').click();
  await list.link('About author').click();
  await list.link('Tasks').click();
  await expect(list.contents).toHaveText(['tea']);
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.button('Hide done')).toBeVisible();
});
