import type { Page } from '@playwright/test';
import { ListPage } from '../listPage';
import { expect, test } from '../test';

const notes = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tasks.sync.')));

/** In a page: remembers whether a note is taken away, also if its tab writes it again later. */
function watch(key: string): void {
  const taken: string[] = [];
  Object.assign(window, { taken });
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue === null) taken.push(key);
  });
}

// The next test has an idle tab, too.
test('the note of an open tab is not taken away when another one acts, however long it has been idle @repeated', async ({
  context,
}) => {
  const [idle, acting] = [
    new ListPage(await context.newPage()),
    new ListPage(await context.newPage()),
  ];
  await idle.open();
  await idle.add('of the idle tab');
  await expect.poll(() => notes(idle.page)).toHaveLength(1);
  const [noteOfIdle = ''] = await notes(idle.page);
  await idle.page.evaluate(watch, noteOfIdle);
  await acting.page.clock.install();
  await acting.open();
  await acting.page.clock.fastForward('02:00');
  await acting.add('two minutes later');
  await expect(idle.rows).toHaveCount(2);
  expect(await idle.page.evaluate(() => Reflect.get(window, 'taken'))).toEqual([]);
  expect(await notes(acting.page)).toContain(noteOfIdle);
});

test('the note of an open tab stays however long it is idle, and that of a closed one goes', async ({
  context,
}) => {
  const [idle, closed] = [
    new ListPage(await context.newPage()),
    new ListPage(await context.newPage()),
  ];
  await idle.open();
  await idle.add('of the idle tab');
  await expect.poll(() => notes(idle.page)).toHaveLength(1);
  const [noteOfIdle] = await notes(idle.page);
  await closed.open();
  await closed.add('of the closed tab');
  await expect.poll(() => notes(idle.page)).toHaveLength(2);
  await closed.page.close();

  const third = new ListPage(await context.newPage());
  await third.page.clock.install();
  await third.open();
  await third.add('of the third tab');
  await expect(third.rows).toHaveCount(3);
  await expect(async () => {
    await third.page.clock.fastForward('02:00');
    expect(await notes(third.page)).toHaveLength(2);
  }).toPass();
  expect(await notes(third.page)).toContain(noteOfIdle);
});
