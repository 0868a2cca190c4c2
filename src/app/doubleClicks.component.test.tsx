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

test('a double click on a menu entry chooses it once', async () => {
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
