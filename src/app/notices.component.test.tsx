import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SimulatedBrowser } from '../storage/simulation/SimulatedBrowser';
import { renderApp, someTasks } from './renderApp.testing';

test('a removed task is told of, and Undo brings it back to its place', async () => {
  const { screen, saved } = await renderApp({ tasks: someTasks('tea', 'milk') });
  await screen.getByRole('button', { name: 'Remove: tea' }).click();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await screen.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('link', { name: 'tea' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await expect.poll(saved).toEqual(someTasks('tea', 'milk'));
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(screen.getByRole('link', { name: 'tea' })).not.toBeInTheDocument();
});

test('a journal that refuses is told of while localStorage still holds the list', async () => {
  const browser = new SimulatedBrowser();
  browser.fault = (call) => (call.startsWith('local') ? 'work' : 'refuse');
  const { screen, saved } = await renderApp({ tasks: someTasks('tea'), browser });
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('no durable storage');
  await expect.poll(saved).toEqual(someTasks('x tea'));
});

test('a list that is saved nowhere is said to be, and goes when it is saved again', async () => {
  const browser = new SimulatedBrowser();
  const { screen } = await renderApp({ tasks: someTasks('tea'), browser });
  browser.fault = () => 'refuse';
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  await expect.element(screen.getByRole('button', { name: 'Download tasks' })).toBeVisible();
  browser.fault = () => 'work';
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Download tasks' }))
    .not.toBeInTheDocument();
});

test('a damaged text is kept and offered, and what could be read is the list', async () => {
  const browser = new SimulatedBrowser();
  const damaged = '[{"id":"1","content":"tea","done":false},{"id":"2","content":5}]';
  browser.setLocal('tasks', damaged);
  const { screen } = await renderApp({ browser });
  await expect.element(screen.getByRole('link', { name: 'tea' })).toBeVisible();
  await expect.poll(() => browser.disk.keptTexts).toMatchObject([{ text: damaged }]);
  const status = screen.getByRole('status');
  await status.getByRole('button', { name: 'Discard' }).click();
  await expect.element(status.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await status.getByRole('button', { name: 'Undo' }).click();
  await expect.element(status.getByRole('button', { name: 'Discard' })).toBeVisible();
  expect(browser.disk.keptTexts).toMatchObject([{ text: damaged }]);
});

test('what another tab does is seen at once', async () => {
  const { screen, browser } = await renderApp({ tasks: someTasks('tea') });
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  const other = await browser.openTab();
  await expect.poll(() => other.storage.getState().tasks).toEqual(someTasks('x tea'));
  other.storage.record([{ type: 'setContent', id: '1', content: 'green tea' }]);
  await expect.element(screen.getByRole('link', { name: 'green tea' })).toBeVisible();
});
