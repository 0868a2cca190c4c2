import { expect, test } from 'vitest';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

const TASKS = someTasks(...Array.from({ length: 12 }, (_, index) => `task ${index + 1}`));

test.each([
  { row: 'in sight', above: 20, scrolls: 0 },
  // The row keeps 8 px off the edge.
  { row: 'partly out of view', above: -10, scrolls: 18 },
])('editing a row $row scrolls by $scrolls px', async ({ above, scrolls }) => {
  const list = await openList({ tasks: TASKS });
  const row = document.querySelector('[data-task="11"]');
  scrollBy(0, (row?.getBoundingClientRect().bottom ?? 0) - innerHeight + above);
  const before = scrollY;
  // Without the scrolling that Playwright's click does to reach its target.
  const pencil = list.editButton('task 11').element();
  pencil.focus({ preventScroll: true });
  pencil.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(list.editor).toHaveFocus();
  await expect.poll(() => scrollY).toBe(before + scrolls);
});
