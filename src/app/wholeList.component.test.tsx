import { expect, test } from 'vitest';
import { openList } from './openList.testing';
import { someTasks } from './renderApp.testing';

const EMPTY = 'You currently have no tasks on the list';
const HIDDEN = 'You have hidden completed tasks - click Show done';
const END = 'No more tasks for you';

test('finish all sets every task to done, also those that the search hides, and is disabled then', async () => {
  const list = await openList({ tasks: someTasks('tea', 'x milk', 'bread') });
  const finish = list.button('Finish all');
  await expect.element(finish).toBeEnabled();
  await finish.click();
  for (const content of ['tea', 'milk', 'bread']) {
    await expect.element(list.checkbox(content)).toBeChecked();
  }
  await expect.element(finish).toBeDisabled();
  await list.checkbox('tea').click();
  await expect.element(finish).toBeEnabled();

  await list.filter.fill('milk');
  await expect.poll(list.contents).toEqual(['milk']);
  await finish.click();
  await list.filter.fill('');
  await expect.element(list.checkbox('tea')).toBeChecked();
  await expect.poll(list.saved).toEqual(someTasks('x tea', 'x milk', 'x bread'));
});

test('hide done leaves out done tasks, also those ticked later, and its button then reads Show done', async () => {
  const list = await openList({ tasks: someTasks('x tea', 'milk', 'bread') });
  await list.button('Hide done').click();
  await expect.poll(list.contents).toEqual(['milk', 'bread']);
  expect(list.button('Hide done').query()).toBeNull();
  await list.checkbox('milk').click();
  await expect.poll(list.contents).toEqual(['bread']);
  await list.button('Show done').click();
  await expect.poll(list.contents).toEqual(['tea', 'milk', 'bread']);
  expect(list.button('Show done').query()).toBeNull();
});

test('the list says the one message that its state asks for', async () => {
  const list = await openList();
  const said = () =>
    [EMPTY, HIDDEN, END].filter((message) =>
      list.screen.getByText(message, { exact: true }).query()?.checkVisibility(),
    );
  await expect.poll(said).toEqual([EMPTY]);
  await list.add('tea');
  await expect.poll(list.contents).toEqual(['tea']);
  await expect.poll(said).toEqual([END]);
  await list.filter.fill('milk');
  await expect.poll(list.contents).toEqual([]);
  await expect.poll(said).toEqual([END]);
  await list.filter.fill('');
  await list.checkbox('tea').click();
  await expect.element(list.checkbox('tea')).toBeChecked();
  await expect.poll(said).toEqual([END]);
  await list.button('Hide done').click();
  await expect.poll(list.contents).toEqual([]);
  await expect.poll(said).toEqual([HIDDEN]);
  await list.add('milk');
  await expect.poll(list.contents).toEqual(['milk']);
  await expect.poll(said).toEqual([END]);
  await list.button('Remove all').click();
  await list.button('Yes').click();
  await expect.poll(said).toEqual([EMPTY]);
});
