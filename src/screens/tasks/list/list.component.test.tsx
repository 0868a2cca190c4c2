import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AT_END } from '../../../domain/change';
import { manyTasks } from '../../../app/manyTasks.testing';
import { openList } from '../../../app/openList.testing';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

test('removing all asks first with the number, and by keys leaves the field for new tasks focused', async () => {
  const { screen, saved } = await renderApp({ tasks: someTasks('tea', 'x milk') });
  screen.getByRole('button', { name: 'Remove all' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('2 tasks will be removed.');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByText('You currently have no tasks on the list')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'New task' })).toHaveFocus();
  await expect.poll(saved).toEqual([]);
});

test('a press that empties the list gives the heading the focus, so that no phone opens its keyboard', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea', 'milk') });
  const heading = screen.getByRole('heading', { name: 'List of tasks' });
  await screen.getByRole('button', { name: 'Hide done' }).click();
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  await screen.getByRole('checkbox', { name: 'milk' }).click();
  await expect.element(heading).toHaveFocus();
  await screen.getByRole('button', { name: 'Remove all' }).click();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(screen.getByText('You currently have no tasks on the list')).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

test('a task that another tab adds while "Remove all" asks stays, and the notice counts the others', async () => {
  const { screen, browser } = await renderApp({ tasks: someTasks('tea', 'milk') });
  const other = await browser.openTab();
  await screen.getByRole('button', { name: 'Remove all' }).click();
  await expect.poll(() => other.storage.getState().tasks).toHaveLength(2);
  const jam = { id: 'jam', content: 'jam', done: false };
  other.storage.record([{ type: 'put', tasks: [jam], place: AT_END }]);
  await expect.poll(() => screen.container.querySelectorAll('[data-task]').length).toBe(3);
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('2 tasks will be removed.');
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('jam');
  await expect.element(screen.getByText('2 tasks removed').first()).toBeVisible();
});

test('while a search is active the heading says what was found, without the bar of what is done', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea', 'x milk') });
  const top = screen.container.querySelector('section > :has([data-control="list-heading"])');
  const bar = () => top && Number.parseFloat(getComputedStyle(top, '::after').backgroundSize);
  await expect.element(screen.getByText('1 of 2 done')).toBeVisible();
  await expect.poll(bar).toBe(50);
  await screen.getByRole('searchbox', { name: 'Filter tasks' }).fill('tea');
  await expect.element(screen.getByText('1 of 2 found')).toBeVisible();
  await expect.poll(bar).toBe(0);
});

test('an empty list counts nothing, and its export entries do nothing', async () => {
  const { screen } = await renderApp();
  await screen.getByRole('button', { name: 'Export' }).click();
  const names = ['Backup (JSON)', 'Markdown', 'todo.txt', 'Copy as Markdown'];
  for (const name of [...names, 'Send to another device']) {
    await expect.element(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled');
  }
  expect(screen.getByText(/\d of \d done/).query()).toBeNull();
  await userEvent.keyboard('{End}{Home}{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Backup (JSON)' })).toHaveFocus();
});

test('remove all and remove done quote the first three tasks, and the number of the others', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea', 'x milk', '', 'x eggs', 'bread') });
  const quoted = () =>
    [...screen.getByRole('dialog').element().querySelectorAll('li')].map(
      ({ textContent }) => textContent,
    );
  await screen.getByRole('button', { name: 'Remove all' }).click();
  expect(quoted()).toEqual(['tea', 'milk', '(no content)', 'and 2 more']);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Remove done' }).click();
  expect(quoted()).toEqual(['milk', 'eggs']);
  await userEvent.keyboard('{Escape}');
});

test('a long list is named by its heading and the count of all its tasks, in the page or not', async () => {
  const { screen, filter } = await openList({ tasks: manyTasks(600) });
  const named = (name: string) => screen.getByRole('list', { name, exact: true });
  await expect.element(named('List of tasks: 600 tasks')).toBeVisible();
  expect(named('List of tasks: 600 tasks').element().children.length).toBeLessThan(100);
  await filter.fill('task 599');
  await expect.element(named('List of tasks: 1 task')).toBeVisible();
});
