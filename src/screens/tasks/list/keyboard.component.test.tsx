import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

async function open(...lines: string[]) {
  const app = await renderApp({ tasks: someTasks(...lines) });
  const { screen } = app;
  return {
    ...app,
    newTask: screen.getByRole('textbox', { name: 'New task' }),
    search: screen.getByRole('searchbox', { name: 'Filter tasks' }),
    tick: (name: string) => screen.getByRole('checkbox', { name, exact: true }),
    link: (name: string) => screen.getByRole('link', { name, exact: true }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
}

test('keys that end a composition belong to the input method, in the search and in the field for new tasks', async () => {
  const { search, newTask, screen } = await open('tea');
  for (const { field, init } of [
    { field: search, init: { key: 'Enter' } },
    { field: newTask, init: { key: 'Enter', ctrlKey: true } },
  ]) {
    await field.fill('t');
    // As Safari sends it: only the code tells whose it is.
    const chosen = { ...init, keyCode: 229, bubbles: true, cancelable: true };
    expect(field.element().dispatchEvent(new KeyboardEvent('keydown', chosen))).toBe(true);
    await expect.element(field).toHaveFocus();
  }
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});

describe('Ctrl+K', () => {
  test('goes to the search, whose text the next letter replaces', async () => {
    const { search, newTask, tick } = await open('tea', 'milk');
    await expect.element(newTask).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('tea');
    tick('tea').element().focus();
    await userEvent.keyboard('{Control>}k{/Control}milk');
    await expect.element(search).toHaveValue('milk');
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
    const { screen, search, link } = await open('tea', 'milk');
    await search.fill('tea');
    await link('tea').click();
    await expect.element(screen.getByRole('heading', { name: 'tea', level: 1 })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(search).toHaveFocus();
    await expect.element(search).toHaveValue('tea');
    expect(location.search).toBe('?szukaj=tea');
  });

  test('leaves an open dialog alone', async () => {
    const { screen, button } = await open('tea');
    await button('Remove: tea').click();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(button('No')).toHaveFocus();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('from the search', () => {
  test.each(['ArrowDown', 'Enter'])('%s goes to the first row that was found', async (key) => {
    const { search, tick } = await open('milk', 'tea', 'teapot');
    await search.fill('tea');
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tick('tea')).toHaveFocus();
  });

  test('nothing is gone to where nothing was found', async () => {
    const { search } = await open('milk');
    await search.fill('tea');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect.element(search).toHaveFocus();
  });
});

test('ArrowUp in the first row goes to the field for new tasks, and to the search while there is one', async () => {
  const { search, newTask, tick, button } = await open('tea', 'milk');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(tick('tea')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(newTask).toHaveFocus();
  await search.fill('milk');
  await expect.element(tick('tea')).not.toBeInTheDocument();
  button('Remove: milk').element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(search).toHaveFocus();
});

describe('after F2', () => {
  test.each(['{Enter}', '{Escape}', 'coffee{Escape}'])(
    '%s gives the focus back to what had it',
    async (keys) => {
      const { tick, link, button } = await open('tea', 'milk');
      for (const control of [
        tick('tea'),
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

  test('a saved text has the focus where the former one had it', async () => {
    const { tick, link } = await open('tea', 'milk');
    tick('tea').element().focus();
    await userEvent.keyboard('{F2}coffee{Enter}');
    await expect.element(tick('coffee')).toHaveFocus();
    link('coffee').element().focus();
    await userEvent.keyboard('{F2}cocoa{Enter}');
    await expect.element(link('cocoa')).toHaveFocus();
  });
});

describe('undo gives the focus back to a row', () => {
  test('that was the only one', async () => {
    const { link, newTask } = await open('tea');
    link('tea').element().focus();
    await userEvent.keyboard('{Delete}{Tab}{Enter}');
    await expect.element(newTask).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(link('tea')).toHaveFocus();
  });

  test('but not when the visitor has gone elsewhere since', async () => {
    const { tick, search } = await open('tea', 'milk', 'bread');
    tick('milk').element().focus();
    await userEvent.keyboard('{Delete}{Tab}{Enter}');
    await expect.element(tick('bread')).toHaveFocus();
    search.element().focus();
    await userEvent.tab({ shift: true });
    const elsewhere = document.activeElement;
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(tick('milk')).toBeVisible();
    expect(document.activeElement).toBe(elsewhere);
  });
});
