import { holdBack } from '../holdBack';
import { tasks } from '../storedData';
import { expect, test } from '../test';

const EMPTY = 'You currently have no tasks on the list';
const HIDDEN = 'You have hidden completed tasks - click Show done';
const END = 'No more tasks for you';

for (const { when, stored, hide, search, message } of [
  { when: 'the list is empty', stored: [], message: EMPTY },
  {
    when: 'all tasks are done and hidden',
    stored: ['x tea', 'x milk'],
    hide: true,
    message: HIDDEN,
  },
  { when: 'all tasks are done and shown', stored: ['x tea'], message: END },
  {
    when: 'done tasks are hidden and others are left',
    stored: ['x tea', 'milk'],
    hide: true,
    message: END,
  },
  { when: 'there are tasks', stored: ['tea'], message: END },
  { when: 'the search matches nothing', stored: ['tea'], search: 'milk', message: END },
]) {
  test(`§8 the list says "${message}" when ${when}`, async ({ page, list }) => {
    await list.open({ tasks: tasks(...stored) }, search ? `zadania?szukaj=${search}` : 'zadania');
    if (hide) await list.button('Hide done').click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    for (const other of [EMPTY, HIDDEN, END].filter((text) => text !== message)) {
      await expect(page.getByText(other, { exact: true })).toHaveCount(0);
    }
  });
}

test.describe('before the app starts', () => {
  for (const { when, stored, isSaid } of [
    { when: 'nothing is stored', stored: {}, isSaid: true },
    { when: 'an empty list is stored', stored: { tasks: [] }, isSaid: true },
    { when: 'tasks are stored', stored: { tasks: tasks('tea') }, isSaid: false },
  ]) {
    test(`§8 the page says that there are no tasks only where it is so: ${when}`, async ({
      page,
      list,
    }) => {
      const letIn = await holdBack(page, '**/static/js/**');
      const loaded = list.open(stored);
      await expect(list.newTask).toBeVisible();
      await expect(page.getByText(EMPTY, { exact: true })).toBeVisible({ visible: isSaid });
      letIn();
      await loaded;
      await expect(page.getByText(isSaid ? EMPTY : END, { exact: true })).toBeVisible();
    });
  }
});
