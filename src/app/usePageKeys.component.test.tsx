import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from './openList.testing';
import { renderApp, someTasks } from './renderApp.testing';

const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';

const openWith = (...lines: string[]) => openList({ tasks: someTasks(...lines) });

test('keys undo and redo every change, outside of text fields only', async () => {
  const list = await openWith('tea');
  await list.add('milk');
  await list.edit('tea', 'green tea');
  await list.checkbox('milk').click();
  await userEvent.keyboard(UNDO);
  await expect.element(list.checkbox('milk')).not.toBeChecked();
  await userEvent.keyboard(UNDO);
  await expect.poll(list.contents).toEqual(['tea', 'milk']);
  await userEvent.keyboard(`${REDO}{Control>}y{/Control}`);
  await expect.poll(list.contents).toEqual(['green tea', 'milk']);
  await expect.element(list.checkbox('milk')).toBeChecked();

  await list.newTask.click();
  await userEvent.keyboard(`draft${UNDO}`);
  await expect.element(list.newTask).not.toHaveValue('draft');
  expect(list.contents()).toEqual(['green tea', 'milk']);
});

test('the field for new tasks keeps its undo from the first letter until the task is added', async () => {
  const list = await openWith('tea', 'milk');
  await list.checkbox('tea').click();
  await list.newTask.click();
  await userEvent.keyboard(UNDO);
  await expect.element(list.checkbox('tea')).not.toBeChecked();
  await userEvent.keyboard(REDO);
  await expect.element(list.checkbox('tea')).toBeChecked();

  await userEvent.keyboard('a long text{Control>}a{/Control}{Delete}');
  await expect.element(list.newTask).toHaveValue('');
  await userEvent.keyboard(UNDO);
  await expect.element(list.newTask).toHaveValue('a long text');
  await userEvent.keyboard(`${UNDO}${UNDO}${UNDO}`);
  await expect.element(list.newTask).toHaveValue('');
  await userEvent.keyboard(`{Control>}y{/Control}${UNDO}`);
  await expect.element(list.checkbox('tea')).toBeChecked();

  await list.newTask.fill('bread');
  await userEvent.keyboard('{Enter}');
  await expect.poll(list.contents).toEqual(['tea', 'milk', 'bread']);
  await userEvent.keyboard(UNDO);
  await expect.poll(list.contents).toEqual(['tea', 'milk']);
});

describe('Ctrl+K', () => {
  test('goes to the search, whose text the next letter replaces', async () => {
    const { filter, newTask, checkbox } = await openWith('tea', 'milk');
    await expect.element(newTask).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(filter).toHaveFocus();
    await userEvent.keyboard('tea');
    checkbox('tea').element().focus();
    await userEvent.keyboard('{Control>}k{/Control}milk');
    await expect.element(filter).toHaveValue('milk');
  });

  test.each(['/autor', '/info', '/zadania/1', '/unknown'])(
    'from %s goes to the list',
    async (path) => {
      const { screen } = await renderApp({ tasks: someTasks('tea'), path });
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect.element(screen.getByRole('searchbox')).toHaveFocus();
      expect(location.pathname).toBe('/zadania');
    },
  );

  test('keeps the search when it comes back to the list', async () => {
    const { screen, filter, link } = await openWith('tea', 'milk');
    await filter.fill('tea');
    await link('tea').click();
    await expect.element(screen.getByRole('heading', { name: 'tea', level: 1 })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(filter).toHaveFocus();
    await expect.element(filter).toHaveValue('tea');
    expect(location.search).toBe('?szukaj=tea');
  });

  test('leaves an open dialog alone', async () => {
    const { screen, button } = await openWith('tea');
    await button('Remove: tea').click();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(button('No')).toHaveFocus();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });
});
