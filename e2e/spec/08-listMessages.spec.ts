import { holdBack } from '../holdBack';
import { leave } from '../leave';
import { tasks } from '../storedData';
import { expect, test } from '../test';

const EMPTY = 'You currently have no tasks on the list';
const HIDDEN = 'You have hidden completed tasks - click Show done';
const END = 'No more tasks for you';

test('§8 the list shows the one message for its state', async ({ page, list }) => {
  const says = (message: string, when: string) =>
    test.step(`"${message}" when ${when}`, async () => {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      for (const other of [EMPTY, HIDDEN, END].filter((text) => text !== message)) {
        await expect(page.getByText(other, { exact: true })).toHaveCount(0);
      }
    });
  await list.open();
  await says(EMPTY, 'the list is empty');
  await list.add('tea');
  await expect(list.contents).toHaveText(['tea']);
  await says(END, 'there are tasks');
  await list.search('milk');
  await expect(list.rows).toHaveCount(0);
  await says(END, 'the search matches nothing');
  await list.search('');
  await list.checkbox('tea').check();
  await says(END, 'all tasks are done and shown');
  await list.button('Hide done').click();
  await expect(list.rows).toHaveCount(0);
  await says(HIDDEN, 'all tasks are done and hidden');
  await list.add('milk');
  await expect(list.contents).toHaveText(['milk']);
  await says(END, 'done tasks are hidden and others are left');
  await list.button('Remove all').click();
  await list.button('Yes').click();
  await says(EMPTY, 'the list has been emptied');
});

test('§8 before the app starts only an empty list is called empty', async ({ page, list }) => {
  for (const { when, stored, isSaid } of [
    { when: 'nothing is stored', stored: {}, isSaid: true },
    { when: 'an empty list is stored', stored: { tasks: [] }, isSaid: true },
    { when: 'tasks are stored', stored: { tasks: tasks('tea') }, isSaid: false },
  ]) {
    await test.step(when, async () => {
      await leave(page);
      const letIn = await holdBack(page, '**/static/js/**');
      const loaded = list.openFresh(stored);
      await expect(list.newTask).toBeVisible();
      await expect(page.getByText(EMPTY, { exact: true })).toBeVisible({ visible: isSaid });
      letIn();
      await loaded;
      await expect(page.getByText(isSaid ? EMPTY : END, { exact: true })).toBeVisible();
    });
  }
});
