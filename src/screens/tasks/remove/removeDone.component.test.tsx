import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

const quoted = () =>
  [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent);

test('done tasks are removed at once, after a question, in one step', async () => {
  const list = await openList({ tasks: someTasks('tea', 'x milk', 'bread', 'x eggs') });
  const remove = list.button('Remove done');
  await remove.click();
  await expect
    .element(list.dialog)
    .toHaveTextContent('Are you sure you want to remove completed tasks?');
  await expect.element(list.dialog).toHaveTextContent('2 tasks will be removed.');
  expect(quoted()).toEqual(['milk', 'eggs']);
  await userEvent.keyboard('{Escape}');
  await expect.element(remove).toHaveFocus();
  expect(list.contents()).toHaveLength(4);

  await remove.click();
  await list.button('Yes').click();
  await expect.poll(list.contents).toEqual(['tea', 'bread']);
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(list.button('Export')).toHaveFocus();
  await expect.element(list.notices).toHaveTextContent('2 tasks removed');
  await expect.poll(list.saved).toHaveLength(2);
  await list.button('Undo').click();
  await expect.poll(list.contents).toEqual(['tea', 'milk', 'bread', 'eggs']);
  await expect.element(list.checkbox('eggs')).toBeChecked();
  await expect.element(remove).toBeVisible();
});

test('the button exists only while a task is done, and the question counts hidden tasks too', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  const remove = list.button('Remove done');
  await expect.element(list.button('Import')).toBeVisible();
  expect(remove.query()).toBeNull();
  await list.checkbox('tea').click();
  await expect.element(remove).toBeVisible();
  await list.checkbox('tea').click();
  await expect.element(remove).not.toBeInTheDocument();
  await list.button('Finish all').click();
  await list.button('Hide done').click();
  await remove.click();
  await expect
    .element(list.dialog)
    .toHaveTextContent('2 tasks will be removed, all of them hidden.');
});
