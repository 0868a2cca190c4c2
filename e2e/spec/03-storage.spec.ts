import { NAMES } from '../names';
import { ListPage } from '../listPage';
import { openAnew, openWith, storedTasks, storedText, tasks } from '../storedData';
import { journalLength } from '../storage/journalLength';
import { expect, test } from '../test';

test.use({ reducedMotion: 'no-preference' });

test('§3 a new task is an id, its content and done false, and nothing else', async ({
  page,
  list,
}) => {
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

test('§3 §4 every action leaves tasks, theme and language in storage as JSON', async ({
  page,
  list,
}) => {
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

test('§3 the three keys are restored at load and left as they were', async ({ page, list }) => {
  const before = tasks('tea', 'x milk');
  await list.open({ tasks: before, theme: true, language: 'EN' });
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.checkbox('milk')).toBeChecked();
  await expect(list.button('Dark theme')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  expect(await storedTasks(page)).toEqual(before);
});

test('§3 hiding done tasks is kept on the way to another screen but not over a reload', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'x milk') });
  await list.button('Hide done').click();
  await list.link('About author').click();
  await list.link('Tasks').click();
  await expect(list.contents).toHaveText(['tea']);
  await page.reload();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.button('Hide done')).toBeVisible();
});

// In e2e/storage/6-byHand.spec.ts.
test('§3 a cleared storage gives an empty list in Polish and light @repeated', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea'), theme: true });
  await expect(list.contents).toHaveText(['tea']);
  await expect.poll(() => journalLength(page)).toBe(1);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const fresh = new ListPage(page, NAMES.PL);
  await expect(fresh.newTask).toBeVisible();
  await expect(fresh.rows).toHaveCount(0);
  await expect(fresh.button('Ciemny motyw')).toHaveAttribute('aria-pressed', 'false');
});

const RUBBISH = ['', '{', '42', '{"a":1}', '[null,7,"x",{"id":1}]'];

// In src/domain/savedTasks.test.ts and src/storage/settingsStorage.test.ts; in a browser in
// e2e/storage/6-byHand.spec.ts and e2e/security/hostileTexts.spec.ts.
test('§3 the app starts with its defaults and works when each key holds rubbish @repeated', async ({
  page,
}) => {
  for (const rubbish of RUBBISH) {
    await test.step(JSON.stringify(rubbish), async () => {
      await openAnew(page, 'zadania', { tasks: rubbish, theme: rubbish, language: rubbish });
      const fresh = new ListPage(page, NAMES.PL);
      await expect(fresh.rows).toHaveCount(0);
      await expect(fresh.button('Ciemny motyw')).toHaveAttribute('aria-pressed', 'false');
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      await fresh.add('works');
      await expect(fresh.contents).toHaveText(['works']);
      // The garbage stays there until it is kept elsewhere, and cannot be parsed.
      await expect.poll(() => storedText(page, 'tasks')).toContain('works');
      expect(await storedTasks(page)).toMatchObject([{ content: 'works', done: false }]);
    });
  }
});

// In src/domain/savedTasks.test.ts and src/storage/taskStorage.damage.test.ts.
test('§3 good items beside bad ones are kept, with an id of their own @repeated', async ({
  page,
  list,
}) => {
  const items = [
    { id: 'a', content: 'good', done: true, colour: 'red' },
    { id: 'a', content: 'same id', done: false },
    { content: 'no id', done: false },
    { id: 'b', content: 5, done: false },
    { id: 'c', content: 'no done' },
  ];
  await openWith(page, 'zadania', { tasks: JSON.stringify(items), language: '"EN"' });
  await expect(list.contents).toHaveText(['good', 'same id', 'no id', 'no done']);
  await expect(list.checkbox('no done')).not.toBeChecked();
  await list.checkbox('no id').check();
  await expect.poll(async () => (await storedTasks(page)).length).toBe(4);
  const kept = await storedTasks(page);
  expect(new Set(kept.map(({ id }) => id)).size).toBe(4);
  expect(kept[0]).toEqual({ id: 'a', content: 'good', done: true });
});
