import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList, press } from './openList.testing';
import { someTasks } from './renderApp.testing';

const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';

test("a notice's Undo does not take the focus, and the restored row has its focus and state again", async () => {
  const list = await openList({ tasks: someTasks('tea', 'x milk', 'bread') });
  await list.removeButton('milk').click();
  await list.button('Yes').click();
  await expect.poll(list.contents).toEqual(['tea', 'bread']);
  await expect.element(list.notices).toHaveTextContent('Removed “milk”');
  await expect.element(list.removeButton('bread')).toHaveFocus();
  await press(list.button('Undo'));
  await expect.poll(list.contents).toEqual(['tea', 'milk', 'bread']);
  await expect.element(list.checkbox('milk')).toBeChecked();
  await expect.element(list.removeButton('milk')).toHaveFocus();
  await expect.element(list.notices).not.toBeInTheDocument();
  await expect.poll(list.saved).toEqual(someTasks('tea', 'x milk', 'bread'));
});

test('keys undo and redo every change, outside of text fields only', async () => {
  const list = await openList({ tasks: someTasks('tea') });
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
  const list = await openList({ tasks: someTasks('tea', 'milk') });
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
