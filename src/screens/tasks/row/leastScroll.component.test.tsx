import { expect, test } from 'vitest';
import { type Locator } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

const TASKS = someTasks(...Array.from({ length: 12 }, (_, index) => `task ${index + 1}`));

async function openScrolled(to: number) {
  const list = await openList({ tasks: TASKS });
  scrollTo(0, to);
  return list;
}

/** Scrolls until the lower edge of a row is so far above the edge of the window. */
function putAboveEdge(row: Element | null, distance: number) {
  scrollBy(0, (row?.getBoundingClientRect().bottom ?? 0) - innerHeight + distance);
  return scrollY;
}

/** A press without the scrolling that Playwright's click does to reach its target. */
function press(control: Locator) {
  const element = control.element();
  if (!(element instanceof HTMLElement)) throw new Error('nothing to press');
  element.focus({ preventScroll: true });
  element.click();
}

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const rowOf = (id: number) => document.querySelector(`[data-task="${id}"]`);

test('editing a row that is in sight does not scroll', async () => {
  const list = await openScrolled(0);
  const before = putAboveEdge(rowOf(11), 20);
  press(list.editButton('task 11'));
  await expect.element(list.editor).toHaveFocus();
  expect(scrollY).toBe(before);
});

test('editing a row partly out of view scrolls no further than necessary', async () => {
  const list = await openScrolled(0);
  const before = putAboveEdge(rowOf(11), -10);
  press(list.editButton('task 11'));
  await expect.element(list.editor).toHaveFocus();
  // The row keeps 8 px off the edge.
  await expect.poll(() => scrollY).toBe(before + 18);
});

test("the notice's Undo scrolls by at most the row and the room of a notice", async () => {
  const list = await openScrolled(0);
  await list.removeButton('task 11').click();
  await list.button('Yes').click();
  await expect.element(list.link('task 11')).not.toBeInTheDocument();
  const before = putAboveEdge(rowOf(12), -10);
  press(list.button('Undo'));
  // The whole row: browsers measure in fractions of a pixel.
  await expect.element(list.link('task 11')).toBeInViewport({ ratio: 0.99 });
  await twoFrames();
  expect(scrollY - before).toBeLessThanOrEqual(10 + 112);
});
