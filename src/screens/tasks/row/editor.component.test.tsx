import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

async function openEditor(content: string, tasks = someTasks(content, 'milk')) {
  const app = await renderApp({ tasks });
  const edit = app.screen.getByRole('button', { name: `Edit: ${content}` });
  await edit.click();
  const field = app.screen.getByRole('textbox', { name: 'Task content' });
  await expect.element(field).toHaveFocus();
  return { ...app, edit, field };
}

test('Enter saves, Shift+Enter starts a new line', async () => {
  const { screen, field, saved } = await openEditor('tea');
  await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}and a cup');
  await expect.element(field).toHaveValue('tea\nand a cup');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'tea and a cup' })).toBeVisible();
  await expect.poll(saved).toEqual(someTasks('tea\nand a cup', 'milk'));
});

test('the pencil of a row shows unsaved text until it is saved or cancelled', async () => {
  const { screen } = await openEditor('tea');
  await userEvent.keyboard('coffee');
  await screen.getByRole('button', { name: 'Edit: milk' }).click();
  const pencil = screen.getByRole('button', { name: 'Edit: tea (unsaved text)' });
  await expect.element(pencil).toBeVisible();
  expect(getComputedStyle(pencil.element(), '::after').width).toBe('10px');
  await pencil.click();
  await expect.element(screen.getByRole('textbox', { name: 'Task content' })).toHaveValue('coffee');
  await expect.element(screen.getByRole('button', { name: 'Edit: milk' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Edit: tea' })).toHaveFocus();
});

test('an editor left with the saved text leaves no dot', async () => {
  const { screen, field } = await openEditor('tea');
  await field.fill('teas');
  await field.fill('tea');
  await screen.getByRole('button', { name: 'Edit: milk' }).click();
  await expect.element(screen.getByRole('button', { name: 'Edit: tea' })).toBeVisible();
});
