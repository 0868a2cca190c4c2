import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

const TOP = '{Control>}{Enter}{/Control}';
const UNDO = '{Control>}z{/Control}';

test('Ctrl+Enter adds at the top, trimmed, as one step', async () => {
  const { newTask, contents, saved } = await openList({ tasks: someTasks('tea', 'milk') });
  await expect.element(newTask).toHaveFocus();
  await userEvent.keyboard(`  bread ${TOP}`);
  await expect.poll(contents).toEqual(['bread', 'tea', 'milk']);
  await expect.element(newTask).toHaveValue('');
  await expect.element(newTask).toHaveFocus();
  await expect.poll(saved).toMatchObject([{ content: 'bread', done: false }, {}, {}]);
  await userEvent.keyboard(UNDO);
  await expect.poll(contents).toEqual(['tea', 'milk']);
});

test.each([
  ['PL', 'Najpierw wpisz zadanie.'],
  ['EN', 'Type a task first.'],
  ['ES', 'Primero escribe una tarea.'],
] as const)('in %s the browser complains about an empty field with: %s', async (language, text) => {
  const { screen } = await renderApp({ language });
  const field = document.querySelector<HTMLInputElement>('[data-control="new-task"]');
  await expect.element(field).toHaveFocus();
  for (const keys of ['{Enter}', TOP]) {
    await userEvent.keyboard(keys);
    expect(field?.validationMessage).toBe(text);
    await userEvent.keyboard('t');
    expect(field?.validationMessage).toBe('');
    await userEvent.keyboard('{Backspace}');
  }
  await userEvent.keyboard('{Enter}tea{Enter}');
  await expect.element(screen.getByRole('link', { name: 'tea' })).toBeVisible();
});

test('a task added at the top while the page is scrolled down brings a notice', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `task ${index + 1}`);
  const { newTask, notices } = await openList({ tasks: someTasks(...lines) });
  await newTask.fill('bread');
  newTask
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
  scrollTo(0, document.body.scrollHeight);
  await expect.element(notices).toHaveTextContent('Task added');
});

test('the notice leads to the earlier task', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk'), path: '/zadania?szukaj=milk' });
  await list.add('tea');
  await expect.element(list.notices).toHaveTextContent('already on the list');
  await list.button('Show').click();
  await expect.element(list.link('tea').first()).toHaveFocus();
  expect(list.contents()).toEqual(['tea', 'milk', 'tea']);
});
