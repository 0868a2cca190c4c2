import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { manyTasks } from '../../../app/manyTasks.testing';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

const THREE = someTasks('tea', 'milk', 'bread');

test('Next and Previous go through the list, and at its ends are greyed but keep the focus', async () => {
  const { link, heading, screen } = await openList({ tasks: THREE });
  await link('tea').click();
  const [previous, next] = [link('Previous task'), link('Next task')];
  await expect.element(heading('tea')).toBeVisible();
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  next.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('milk')).toBeVisible();
  await expect.element(next).toHaveFocus();
  const said = () =>
    [...screen.container.querySelectorAll('[aria-live]')].filter(
      ({ textContent }) => textContent === 'milk',
    );
  await expect.poll(said).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('bread')).toBeVisible();
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  expect(document.title).toBe('bread – To-do list');
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe('/zadania/3');
  await previous.click();
  await expect.element(heading('milk')).toBeVisible();
});

test('a task opened by its address has its neighbours in the whole list, and an unknown one has none', async () => {
  const { link, heading, screen } = await openList({ tasks: THREE, path: '/zadania/2' });
  await link('Next task').click();
  await expect.element(heading('bread')).toBeVisible();
  await screen.unmount();
  const unknown = await openList({ tasks: THREE, path: '/zadania/unknown' });
  await expect.element(unknown.link('Back to the task list')).toBeVisible();
  expect(unknown.link('Next task').query()).toBeNull();
});

test.each(['the link back', 'Back'])('from any task %s leads back to its place', async (way) => {
  const { link, heading, filter } = await openList({
    tasks: manyTasks(40),
    path: '/zadania?szukaj=task',
  });
  await expect.element(link('task 30')).toBeInTheDocument();
  link('task 30').element().scrollIntoView({ block: 'center' });
  await expect.poll(() => scrollY).toBeGreaterThan(500);
  const place = scrollY;
  await link('task 30').click();
  await link('Next task').click();
  await link('Next task').click();
  await expect.element(heading('task 32')).toBeVisible();
  if (way === 'Back') history.back();
  else await link('Back to the task list').click();
  await expect.element(filter).toHaveValue('task');
  expect(location.search).toBe('?szukaj=task');
  await expect.element(link('task 30')).toHaveFocus();
  await expect.element(link('task 30')).toBeInViewport();
  await expect.poll(() => scrollY).toBe(place);
});
