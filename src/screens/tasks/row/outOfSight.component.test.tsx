import { expect, test } from 'vitest';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

const MANY = someTasks(...Array.from({ length: 30 }, (_, index) => `task ${index + 1}`));

test('a task added outside the search brings a notice, one in view does not', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  await list.add('bread');
  await expect.element(list.screen.getByText('Task added')).toBeInTheDocument();
  await expect.element(list.notices).not.toBeInTheDocument();

  await list.filter.fill('tea');
  await expect.poll(list.contents).toEqual(['tea']);
  await list.add('eggs');
  await expect.element(list.notices).toHaveTextContent('Task added');
  expect(list.contents()).toEqual(['tea']);
  await list.button('Show').click();
  await expect.poll(list.contents).toEqual(['tea', 'milk', 'bread', 'eggs']);
  await expect.element(list.filter).toHaveValue('');
  expect(location.search).toBe('');
});

test('undo of an off-screen row says what it did and scrolls to the row', async () => {
  const { removeButton, button, notices, link } = await openList({ tasks: MANY });
  await removeButton('task 1').click();
  await button('Yes').click();
  await expect.element(button('Undo')).toBeVisible();
  scrollTo(0, document.body.scrollHeight);
  await button('Undo').click();
  await expect.element(notices).toHaveTextContent('1 task restored');
  await expect.element(link('task 1')).toBeInViewport({ ratio: 0.99 });
});
