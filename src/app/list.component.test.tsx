import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AT_END } from '../domain/change';
import { manyTasks } from './manyTasks.testing';
import { openList } from './openList.testing';
import { renderApp, someTasks } from './renderApp.testing';

test('a task is added trimmed, at the end; the field is empty and focused again', async () => {
  const { screen, saved } = await renderApp({ tasks: someTasks('tea') });
  const field = screen.getByRole('textbox', { name: 'New task' });
  await field.fill('  milk ');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'milk' })).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.poll(saved).toMatchObject([{ content: 'tea' }, { content: 'milk', done: false }]);
});

test('a blank task is not added', async () => {
  const { screen, saved } = await renderApp({ tasks: someTasks('tea') });
  await screen.getByRole('textbox', { name: 'New task' }).fill('   ');
  await screen.getByRole('button', { name: 'Add task' }).click();
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('tea');
  expect(saved()).toEqual(someTasks('tea'));
});

test('bulk buttons are there only when a task is, and each message at its time', async () => {
  const { screen } = await renderApp();
  const finish = screen.getByRole('button', { name: 'Finish all' });
  await expect.element(screen.getByText('You currently have no tasks on the list')).toBeVisible();
  await expect.element(finish).not.toBeInTheDocument();
  await screen.getByRole('textbox', { name: 'New task' }).fill('tea');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('No more tasks for you')).toBeVisible();
  await finish.click();
  await expect.element(finish).toBeDisabled();
  await screen.getByRole('button', { name: 'Hide done' }).click();
  await expect.element(screen.getByText(/^You have hidden completed tasks/)).toBeVisible();
  await screen.getByRole('button', { name: 'Show done' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'tea' })).toBeChecked();
});

test('removing asks first: No keeps the task, Yes removes it and the next row has the focus', async () => {
  const { screen, saved } = await renderApp({ tasks: someTasks('tea', 'milk') });
  const remove = screen.getByRole('button', { name: 'Remove: tea' });
  await remove.click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('tea');
  await expect.element(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();
  await remove.click();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(screen.getByRole('link', { name: 'tea' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Remove: milk' })).toHaveFocus();
  await expect.poll(saved).toEqual([{ id: '2', content: 'milk', done: false }]);
});

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

test('a key that ticks the last visible row gives the field the focus', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea') });
  await screen.getByRole('button', { name: 'Hide done' }).click();
  screen.getByRole('checkbox', { name: 'tea' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('textbox', { name: 'New task' })).toHaveFocus();
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

test('with an empty list the export entries are disabled and do nothing', async () => {
  const { screen } = await renderApp();
  await screen.getByRole('button', { name: 'Export' }).click();
  const names = ['Backup (JSON)', 'Markdown', 'todo.txt', 'Copy as Markdown'];
  for (const name of [...names, 'Send to another device']) {
    await expect.element(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled');
  }
  await userEvent.keyboard('{End}{Home}{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Backup (JSON)' })).toHaveFocus();
});

test('the search filters while it is typed and is in the address, and a blank one is not', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea', 'milk', 'steak') });
  await screen.getByRole('searchbox', { name: 'Filter tasks' }).fill(' TEA ');
  await expect.element(screen.getByRole('link', { name: 'milk' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'steak' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('szukaj')).toBe(' TEA ');
  await screen.getByRole('searchbox', { name: 'Filter tasks' }).fill('');
  await expect.element(screen.getByRole('link', { name: 'milk' })).toBeVisible();
  expect(location.search).toBe('');
  await screen.getByRole('searchbox', { name: 'Filter tasks' }).fill('milk');
  await expect.element(screen.getByRole('link', { name: 'steak' })).not.toBeInTheDocument();
  await screen.getByRole('searchbox', { name: 'Filter tasks' }).fill('   ');
  await expect.element(screen.getByRole('link', { name: 'steak' })).toBeVisible();
  expect(location.search).toBe('');
});

test('example tasks replace the list', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea') });
  await screen.getByRole('button', { name: 'Get example tasks' }).click();
  await expect.element(screen.getByRole('link', { name: 'example' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'tea' })).not.toBeInTheDocument();
});

test('language and theme change at once', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea') });
  await screen.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  await screen.getByRole('button', { name: 'ES' }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Lista de tareas');
  await expect
    .element(screen.getByRole('button', { name: 'Tema oscuro', pressed: true }))
    .toBeVisible();
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
