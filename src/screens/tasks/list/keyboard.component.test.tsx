import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

const open = (...lines: string[]) => openList({ tasks: someTasks(...lines) });

test('keys that end a composition belong to the input method, in the search and in the field for new tasks', async () => {
  const { filter, newTask, screen } = await open('tea');
  for (const { field, init } of [
    { field: filter, init: { key: 'Enter' } },
    { field: newTask, init: { key: 'Enter', ctrlKey: true } },
  ]) {
    await field.fill('t');
    // As Safari sends it. Only the code tells that it belongs to the input method.
    const chosen = { ...init, keyCode: 229, bubbles: true, cancelable: true };
    expect(field.element().dispatchEvent(new KeyboardEvent('keydown', chosen))).toBe(true);
    await expect.element(field).toHaveFocus();
  }
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});

describe('from the search', () => {
  test.each(['ArrowDown', 'Enter'])('%s goes to the first result', async (key) => {
    const { filter, checkbox } = await open('milk', 'tea', 'teapot');
    await filter.fill('tea');
    await userEvent.keyboard(`{${key}}`);
    await expect.element(checkbox('tea')).toHaveFocus();
  });

  test('goes nowhere if nothing was found', async () => {
    const { filter } = await open('milk');
    await filter.fill('tea');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect.element(filter).toHaveFocus();
  });
});

describe('after F2', () => {
  test.each(['{Enter}', '{Escape}', 'coffee{Escape}'])(
    '%s returns the focus to the control that had it',
    async (keys) => {
      const { checkbox, link, button } = await open('tea', 'milk');
      for (const control of [
        checkbox('tea'),
        link('tea'),
        button('Remove: tea'),
        button('Edit: tea'),
      ]) {
        control.element().focus();
        await userEvent.keyboard(`{F2}${keys}`);
        await expect.element(control).toHaveFocus();
      }
    },
  );
});

test('undo leaves the focus with a visitor who has gone elsewhere since', async () => {
  const { checkbox, filter } = await open('tea', 'milk', 'bread');
  checkbox('milk').element().focus();
  await userEvent.keyboard('{Delete}{Tab}{Enter}');
  await expect.element(checkbox('bread')).toHaveFocus();
  filter.element().focus();
  await userEvent.tab({ shift: true });
  const elsewhere = document.activeElement;
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(checkbox('milk')).toBeVisible();
  expect(document.activeElement).toBe(elsewhere);
});
