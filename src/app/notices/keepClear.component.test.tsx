import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openList } from '../openList.testing';
import { someTasks } from '../renderApp.testing';

const MANY = someTasks(...Array.from({ length: 30 }, (_, index) => `task ${index + 1}`));

test.each([
  [844, 390],
  [683, 360],
  [390, 844],
])('in a window of %i by %i a notice does not cover the row in use', async (width, height) => {
  await page.viewport(width, height);
  const { screen, removeButton, button, notices } = await openList({ tasks: MANY });
  const row = screen.container.querySelector('[data-task="15"]');
  if (!row) throw new Error('no row');
  // At the bottom of the window, where notices are.
  row.scrollIntoView({ block: 'end', behavior: 'instant' });
  const gap = () => innerHeight - row.getBoundingClientRect().bottom;
  scrollBy({ top: 8 - gap(), behavior: 'instant' });
  await userEvent.keyboard('{Tab}');
  removeButton('task 14').element().focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await button('Yes').click();
  await expect.element(button('Undo')).toBeInViewport({ ratio: 0.99 });
  const isClear = () => {
    const used = screen.container.querySelector('[data-task]:has(:focus)')?.getBoundingClientRect();
    const { top, bottom } = notices.element().getBoundingClientRect();
    return used && (top >= used.bottom || bottom <= used.top);
  };
  await expect.poll(isClear).toBe(true);
});
