import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList, press } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

test('a dialog lists the keys, and gives the focus back', async () => {
  const { button, dialog } = await openList({ tasks: someTasks('tea') });
  await press(button('Keyboard shortcuts'));
  await expect.element(dialog).toHaveAccessibleName('Keyboard shortcuts');
  await expect.element(dialog).toHaveTextContent('Undo a change');
  await expect.element(dialog).toHaveTextContent(/Move a task to the top or the endAltShift/);
  await expect.element(dialog).toHaveTextContent('are kept on this device for 7 days');
  await expect.element(button('Close')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Keyboard shortcuts')).toHaveFocus();
});

test('“?” lists the keys while a row has the focus, and is ordinary text in a field', async () => {
  const { checkbox, newTask, dialog } = await openList({ tasks: someTasks('tea') });
  await newTask.click();
  await userEvent.keyboard('?');
  await expect.element(newTask).toHaveValue('?');
  expect(dialog.query()).toBeNull();
  await press(checkbox('tea'), '?');
  await expect.element(dialog).toHaveAccessibleName('Keyboard shortcuts');
  await userEvent.keyboard('{Escape}');
  await expect.element(checkbox('tea')).toHaveFocus();
});

test('no single letter is a shortcut', async () => {
  const { checkbox, contents, dialog } = await openList({ tasks: someTasks('tea') });
  await checkbox('tea').click();
  await userEvent.keyboard('azyx');
  await expect.element(checkbox('tea')).toBeChecked();
  expect(dialog.query()).toBeNull();
  expect(contents()).toEqual(['tea']);
});
