import { isDeepStrictEqual } from 'node:util';
import { ListPage } from '../listPage';
import { storedTasks, storedText, tasks } from '../storedData';
import { expect, test } from '../test';
import { beBusy, shown, type Done } from './busyVisitor';

test('[C2] three tabs acting at once lose no change and end identical', async ({ context }) => {
  const lists: ListPage[] = [];
  while (lists.length < 3) lists.push(new ListPage(await context.newPage()));
  for (const list of lists) await list.open();

  const expected = await Promise.all(
    lists.map(({ page }, index) => beBusy(page, `tab${index}`, 20)),
  );
  const byTab = (seen: readonly Done[]) =>
    expected.map((_, index) => seen.filter(({ content }) => content.startsWith(`tab${index} `)));

  // Not by their number, which a tab that lags by a removal and a task already has.
  for (const { page } of lists) {
    await expect.poll(async () => byTab(await shown(page))).toEqual(expected);
  }
  const all = () => Promise.all(lists.map(({ page }) => shown(page)));
  const areAlike = ([first, ...others]: readonly Done[][]) =>
    others.every((other) => isDeepStrictEqual(other, first));
  await expect.poll(async () => areAlike(await all())).toBe(true);
  const [first] = await all();
  for (const { page } of lists) {
    await expect
      .poll(async () => (await storedTasks(page)).map(({ content, done }) => ({ content, done })))
      .toEqual(first);
  }
});

test('[C2] changes, theme and language appear in the other tab', async ({ context }) => {
  const [here, there] = [
    new ListPage(await context.newPage()),
    new ListPage(await context.newPage()),
  ];
  await here.open({ tasks: tasks('tea', 'milk') });
  await there.open();
  await here.add('bread');
  await expect(there.contents).toHaveText(['tea', 'milk', 'bread']);
  await there.checkbox('tea').check();
  await expect(here.checkbox('tea')).toBeChecked();
  await here.edit('milk', 'oat milk');
  await expect(there.contents).toHaveText(['tea', 'oat milk', 'bread']);
  await there.removeButton('bread').click();
  await there.button('Yes').click();
  await expect(here.contents).toHaveText(['tea', 'oat milk']);

  await here.button('Dark theme').click();
  await expect(there.button('Dark theme')).toHaveAttribute('aria-pressed', 'true');
  await there.button('ES').click();
  await expect(here.heading('Lista de tareas')).toBeVisible();
  expect(await storedText(here.page, 'theme')).toBe('true');
});

test('[C1, C2] a task entered right before its tab closes appears in the others', async ({
  context,
}) => {
  const list = new ListPage(await context.newPage());
  await list.open();
  const names = ['one', 'two', 'three'];
  for (const name of names) {
    const other = new ListPage(await context.newPage());
    await other.open();
    await expect(other.newTask).toBeFocused();
    await other.newTask.fill(name);
    await other.newTask.press('Enter');
    await other.page.close();
  }
  await expect(list.contents).toHaveText(names);
});
