import { expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { renderApp, someTasks } from './renderApp.testing';

/** So many that rows lie under every button of a dialog. */
const TASKS = someTasks(...Array.from({ length: 20 }, (_, index) => `task ${index}`));

async function openList() {
  const { screen, saved } = await renderApp({ tasks: TASKS });
  const button = (name: string) => screen.getByRole('button', { name });
  const rows = () => screen.container.querySelectorAll('[data-task]').length;
  return { screen, saved, button, rows };
}

/** Quickly, however busy the machine is: the page's clock is stopped meanwhile. */
async function doubleClick(control: Locator): Promise<void> {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await userEvent.dblClick(control);
  clock.mockRestore();
}

/** Has a link or a tick lie exactly where a control is, once what holds the control has gone. */
function layBelow(control: Locator, row: Element | null): void {
  if (!(row instanceof HTMLElement)) throw new Error('no row');
  const { left, top, width, height } = control.element().getBoundingClientRect();
  Object.assign(row.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

test.for([
  { answer: 'No', below: 'a', left: 20 },
  { answer: 'No', below: 'input', left: 20 },
  { answer: 'Yes', below: 'a', left: 19 },
  { answer: 'Yes', below: 'input', left: 19 },
  { answer: 'Close', below: 'a', left: 20 },
])(
  'a double click on $answer answers, and leaves the $below beneath alone',
  async ({ answer, below, left }) => {
    const { screen, button, rows } = await openList();
    await button('Remove: task 3').click();
    layBelow(button(answer), screen.container.querySelector(`[data-task="9"] ${below}`));
    await doubleClick(button(answer));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(rows).toBe(left);
    expect(location.pathname).toBe('/zadania');
    await expect.element(screen.getByRole('checkbox', { name: 'task 8' })).not.toBeChecked();
  },
);

test('a double click on a bin opens the question, on a pencil the editor, and both stay', async () => {
  const { screen, button } = await openList();
  await doubleClick(button('Remove: task 3'));
  await expect.element(button('No')).toHaveFocus();
  await button('No').click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await doubleClick(button('Edit: task 3'));
  await expect.element(screen.getByRole('textbox', { name: 'Task content' })).toHaveFocus();
});

test.for(['OK', 'Cancel: task 3'])(
  'a double click on %s closes the editor, and that is all',
  async (name) => {
    const { screen, button } = await openList();
    // By a key: a click here would be the first of three.
    button('Edit: task 3').element().focus();
    await userEvent.keyboard('{Enter}');
    if (name === 'OK') layBelow(button(name), screen.container.querySelector('[data-task="9"] a'));
    await doubleClick(button(name));
    await expect.element(button('Edit: task 3')).toHaveFocus();
    expect(location.pathname).toBe('/zadania');
  },
);

test('a double click on a menu entry chooses it, and goes no further', async () => {
  const { screen, button } = await openList();
  const copy = screen.getByRole('menuitem', { name: 'Copy as Markdown' });
  const beneath = screen.container.querySelector('[data-task="9"] a');
  await button('Export').click();
  await expect.element(copy).toBeVisible();
  layBelow(copy, beneath);
  await doubleClick(copy);
  await expect.element(copy).not.toBeInTheDocument();
  expect(location.pathname).toBe('/zadania');
});

test('clicks at other places and keys that follow at once all count', async () => {
  const { screen, button, rows } = await openList();
  await button('Edit: task 3').click();
  await button('Edit: task 4').click();
  await button('Edit: task 3').click();
  await expect.element(screen.getByRole('textbox', { name: 'Task content' })).toHaveFocus();
  await userEvent.keyboard('{Escape}{Enter}{Escape}');
  await expect.element(button('Edit: task 3')).toHaveFocus();
  await doubleClick(button('Remove: task 3'));
  await expect.element(button('No')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}{Enter}{Tab}{Enter}');
  await expect.poll(rows).toBe(18);
});

test('a click right after a question is closed counts, and a double click on a link opens its task', async () => {
  const { screen, button } = await openList();
  await doubleClick(button('Remove: task 3'));
  await expect.element(button('No')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('checkbox', { name: 'task 9' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'task 9' })).toBeChecked();
  await doubleClick(screen.getByRole('link', { name: 'task 4' }));
  await expect.element(screen.getByRole('heading', { name: 'task 4', level: 1 })).toBeVisible();
});
