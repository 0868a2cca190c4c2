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
