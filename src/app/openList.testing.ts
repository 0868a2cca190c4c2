import { userEvent, type Locator } from 'vitest/browser';
import { renderApp } from './renderApp.testing';

/** The app with its controls by role and name, in English as tests read them. */
export async function openList(opening: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp(opening);
  const { screen } = app;
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const newTask = screen.getByRole('textbox', { name: 'New task' });
  const editor = screen.getByRole('textbox', { name: 'Task content' });
  const editButton = (content: string) => button(`Edit: ${content}`);
  return {
    ...app,
    button,
    newTask,
    editor,
    editButton,
    removeButton: (content: string) => button(`Remove: ${content}`),
    link: (name: string) => screen.getByRole('link', { name, exact: true }),
    heading: (name: string, level: 1 | 2 = 1) =>
      screen.getByRole('heading', { name, exact: true, level }),
    checkbox: (name: string) => screen.getByRole('checkbox', { name, exact: true }),
    filter: screen.getByRole('searchbox', { name: 'Filter tasks' }),
    dialog: screen.getByRole('dialog'),
    notices: screen.getByRole('region', { name: 'Notices' }),
    /** The texts of the rows in their order. */
    contents: () =>
      [...screen.container.querySelectorAll('main [data-task] a')].map(
        ({ textContent }) => textContent,
      ),
    add: async (content: string) => {
      await newTask.fill(content);
      await button('Add task').click();
    },
    edit: async (from: string, to: string) => {
      await editButton(from).click();
      await editor.fill(to);
      await button('OK').click();
    },
  };
}

/** Focuses a control and presses a key on it. */
export async function press(control: Locator, keys = '{Enter}'): Promise<void> {
  control.element().focus();
  await userEvent.keyboard(keys);
}
