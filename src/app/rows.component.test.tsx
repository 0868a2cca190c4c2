import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp, someTasks } from './renderApp.testing';

test('a row ticks and unticks its task, and both are saved', async () => {
  const { screen, saved } = await renderApp({ tasks: someTasks('tea', 'milk') });
  const tick = screen.getByRole('checkbox', { name: 'tea' });
  await tick.click();
  await expect.element(tick).toBeChecked();
  await expect.poll(saved).toEqual(someTasks('x tea', 'milk'));
  await tick.click();
  await expect.element(tick).not.toBeChecked();
  await expect.poll(saved).toEqual(someTasks('tea', 'milk'));
});

test('a row leads to its task, by any id', async () => {
  const tasks = [{ id: 'a/b?c#d %é', content: 'tea', done: true }];
  const { screen } = await renderApp({ tasks });
  await screen.getByRole('link', { name: 'tea' }).click();
  await expect.element(screen.getByRole('heading', { name: 'tea', level: 1 })).toBeVisible();
  await expect.element(screen.getByText('Completed: Yes')).toBeVisible();
});

test('a task without content keeps a row that can be used', async () => {
  const { screen } = await renderApp({ tasks: someTasks('') });
  const name = '(no content)';
  await expect.element(screen.getByRole('link', { name })).toBeVisible();
  await screen.getByRole('checkbox', { name }).click();
  await expect.element(screen.getByRole('checkbox', { name })).toBeChecked();
  await expect.element(screen.getByRole('button', { name: `Edit: ${name}` })).toBeVisible();
});

test('the words that were searched for are marked in every row that has them', async () => {
  const { screen } = await renderApp({
    tasks: someTasks('green tea', 'milk', 'TEA pot'),
    path: '/zadania?szukaj=tea',
  });
  await expect.element(screen.getByRole('link', { name: 'green tea' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'milk' })).not.toBeInTheDocument();
  const marks = [...screen.container.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['tea', 'TEA']);
});

test('a row moves with the keys, keeps the focus and says where it is', async () => {
  const { screen, saved } = await renderApp({ tasks: someTasks('tea', 'milk', 'bread') });
  const tick = screen.getByRole('checkbox', { name: 'tea' });
  tick.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => contents(screen.container)).toEqual(['milk', 'tea', 'bread']);
  await expect.element(tick).toHaveFocus();
  await expect.element(screen.getByText('Moved to position 2 of 3')).toBeInTheDocument();
  await expect.poll(saved).toHaveLength(3);
});

function contents(container: HTMLElement): (string | null)[] {
  return [...container.querySelectorAll('main li a')].map(({ textContent }) => textContent);
}
