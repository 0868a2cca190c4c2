import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

test('a row with blank content stays usable', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  await list.edit('tea', '');
  await list.edit('milk', '   ');
  await expect.poll(list.contents).toEqual(['(no content)', '(no content)']);
  await expect.poll(list.saved).toEqual(someTasks('', ''));
  await list.checkbox('(no content)').first().click();
  await list.editButton('(no content)').first().click();
  await expect.element(list.editor).toHaveValue('');
  await list.editor.fill('tea again');
  await userEvent.keyboard('{Enter}');
  await expect.poll(list.contents).toEqual(['tea again', '(no content)']);
  await expect.element(list.checkbox('tea again')).toBeChecked();
});

test('an edited row that reappears during a search leaves the focus in the search', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  await list.editButton('milk').click();
  await list.editor.fill('oat mil');
  await list.filter.click();
  await userEvent.keyboard('x');
  await expect.element(list.editor).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.element(list.editor).toHaveValue('oat mil');
  await userEvent.keyboard('milk');
  await expect.element(list.filter).toHaveValue('milk');
  await expect.poll(list.contents).toEqual([]);
  await expect.element(list.filter).toHaveFocus();
  await expect.element(list.editor).toHaveValue('oat mil');
});

test('an edited row that another tab removes gives the focus to the next row', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk', 'bread') });
  const other = await list.browser.openTab();
  await list.editButton('milk').click();
  await expect.element(list.editor).toHaveFocus();
  other.storage.append([{ type: 'remove', ids: ['2'] }]);
  await expect.poll(list.contents).toEqual(['tea', 'bread']);
  await expect.element(list.link('bread')).toHaveFocus();
});

test('Enter that ends a composition does not save', async () => {
  const list = await openList({ tasks: someTasks('tea') });
  await list.editButton('tea').click();
  await list.editor.fill('お茶');
  // Safari sends the key after the composition. Only its code tells that it belongs to the input method.
  const chosen = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  list.editor.element().dispatchEvent(chosen);
  await expect.element(list.editor).toHaveValue('お茶');
  await userEvent.keyboard('{Enter}');
  await expect.poll(list.contents).toEqual(['お茶']);
});

test('Enter held down on Finish all does not press Hide done', async () => {
  const { button, screen } = await openList({ tasks: someTasks('tea', 'milk') });
  button('Finish all').element().focus();
  await userEvent.keyboard('{Enter>2/}');
  await expect.element(button('Hide done')).toHaveFocus();
  await expect.element(button('Finish all')).toBeDisabled();
  expect(screen.container.querySelectorAll('[data-task] :checked')).toHaveLength(2);
});
