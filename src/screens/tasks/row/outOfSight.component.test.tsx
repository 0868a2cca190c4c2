import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList, press } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

/** Collects the announcements from now on. */
function announcements(container: HTMLElement): readonly (string | null)[] {
  const announced: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes) announced.push(textContent);
  });
  for (const region of container.querySelectorAll('[aria-live]'))
    observer.observe(region, { childList: true });
  return announced;
}

const MANY = someTasks(...Array.from({ length: 30 }, (_, index) => `task ${index + 1}`));

test('a task added outside the search brings a notice, one in view does not', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  await list.add('bread');
  await expect.element(list.screen.getByText('Task added')).toBeInTheDocument();
  await expect.element(list.notices).not.toBeInTheDocument();

  await list.filter.fill('tea');
  await expect.poll(list.contents).toEqual(['tea']);
  await list.add('eggs');
  await expect.element(list.notices).toHaveTextContent('Task added');
  expect(list.contents()).toEqual(['tea']);
  await list.button('Show').click();
  await expect.poll(list.contents).toEqual(['tea', 'milk', 'bread', 'eggs']);
  await expect.element(list.filter).toHaveValue('');
  expect(location.search).toBe('');
});

test('a task added below the window is announced once, by its notice', async () => {
  const { add, notices, screen } = await openList({ tasks: MANY });
  const announced = announcements(screen.container);
  await add('eggs');
  await expect.element(notices).toHaveTextContent('Task added');
  await expect.poll(() => announced).toEqual(['Task added']);
});

test('undo of an off-screen row says what it did and scrolls to the row', async () => {
  const { removeButton, button, notices, link } = await openList({ tasks: MANY });
  await removeButton('task 1').click();
  await button('Yes').click();
  await expect.element(button('Undo')).toBeVisible();
  scrollTo(0, document.body.scrollHeight);
  await button('Undo').click();
  await expect.element(notices).toHaveTextContent('1 task restored');
  await expect.element(link('task 1')).toBeInViewport({ ratio: 0.99 });
});

test('undo and redo of a row moved far away each show it and are announced once', async () => {
  const { link, notices, screen } = await openList({ tasks: MANY });
  const announced = announcements(screen.container);
  await press(link('task 1'), '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  await expect.element(link('task 1')).toBeInViewport({ ratio: 0.99 });

  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(notices).toHaveTextContent('Change undone');
  await expect.element(link('task 1')).toBeInViewport({ ratio: 0.99 });
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(notices).toHaveTextContent('Change redone');
  await expect.element(link('task 1')).toBeInViewport({ ratio: 0.99 });
  await expect.poll(() => announced.at(-1)).toBe('Change redone');
  expect(announced).toEqual(['Moved to position 30 of 30', 'Change undone', 'Change redone']);
});
