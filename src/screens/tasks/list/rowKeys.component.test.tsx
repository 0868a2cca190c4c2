import { expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { openList, press } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

test('arrows go to the same control of the row above and below, Home and End to the first and last', async () => {
  const list = await openList({ tasks: someTasks('tea', 'x milk', 'bread') });
  const controls: ((content: string) => Locator)[] = [
    list.checkbox,
    list.link,
    list.editButton,
    list.removeButton,
  ];
  for (const control of controls) {
    await press(control('milk'), '{ArrowDown}');
    await expect.element(control('bread')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(control('bread')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(control('tea')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(list.newTask).toHaveFocus();
    await press(control('tea'), '{End}');
    await expect.element(control('bread')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(control('milk')).toHaveFocus();
  }
  expect(list.saved()).toEqual(someTasks('tea', 'x milk', 'bread'));
});

test('ArrowDown leads from an empty field to the list, but not from a text', async () => {
  const { newTask, checkbox } = await openList({ tasks: someTasks('tea', 'milk') });
  await expect.element(newTask).toHaveFocus();
  await userEvent.keyboard('x{ArrowDown}');
  await expect.element(newTask).toHaveFocus();
  await userEvent.keyboard('{Backspace}{ArrowDown}');
  await expect.element(checkbox('tea')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(checkbox('milk')).toBeChecked();
});

test('arrows skip rows hidden by “Hide done” or a search', async () => {
  const list = await openList({ tasks: someTasks('tea', 'x milk', 'teapot', 'bread') });
  await list.button('Hide done').click();
  await expect.poll(list.contents).toEqual(['tea', 'teapot', 'bread']);
  await press(list.checkbox('teapot'), '{ArrowUp}');
  await expect.element(list.checkbox('tea')).toHaveFocus();
  await list.button('Show done').click();
  await list.filter.fill('tea');
  await expect.poll(list.contents).toEqual(['tea', 'teapot']);
  await userEvent.keyboard('{Enter}');
  await expect.element(list.checkbox('tea')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list.checkbox('teapot')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  await expect.element(list.filter).toHaveFocus();
});

test('F2 edits the row, Delete asks to remove it, and undo brings the focus back with it', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk', 'bread') });
  await press(list.checkbox('tea'), '{ArrowDown}{F2}');
  await expect.element(list.editor).toHaveFocus();
  await expect.element(list.editor).toHaveValue('milk');
  await userEvent.keyboard('oat milk{Enter}');
  await expect.element(list.checkbox('oat milk')).toHaveFocus();

  await userEvent.keyboard('{Delete}');
  await expect.element(list.dialog).toHaveTextContent('oat milk');
  await expect.element(list.button('No')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(list.checkbox('oat milk')).toHaveFocus();
  await userEvent.keyboard('{Delete}{Tab}{Enter}');
  await expect.poll(list.contents).toEqual(['tea', 'bread']);
  await expect.element(list.checkbox('bread')).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(list.checkbox('oat milk')).toHaveFocus();
});

test('arrows keep their meaning in the editor and with modifiers', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk', 'bread') });
  await list.editButton('milk').click();
  await expect.element(list.editor).toHaveFocus();
  await userEvent.keyboard('{Home}{Delete}{End}{ArrowUp}{ArrowDown}{F2}');
  await expect.element(list.editor).toHaveFocus();
  await expect.element(list.editor).toHaveValue('ilk');
  // F2 beside an open editor returns to it and to the typed text.
  await press(list.checkbox('milk'), '{F2}');
  await expect.element(list.editor).toHaveFocus();
  await expect.element(list.editor).toHaveValue('ilk');
  await press(list.button('OK'), '{ArrowDown}{Delete}');
  await expect.element(list.button('OK')).toHaveFocus();
  await userEvent.keyboard('{Escape}');

  const edit = list.editButton('milk');
  await expect.element(edit).toHaveFocus();
  for (const keys of ['{Control>}{End}', '{Shift>}{ArrowDown}', '{Shift>}{Delete}']) {
    await userEvent.keyboard(`${keys}{/Control}{/Shift}`);
    await expect.element(edit).toHaveFocus();
  }
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(list.contents).toEqual(['tea', 'bread', 'milk']);
  await expect.element(edit).toHaveFocus();
});
