import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AT_END } from '../domain/change';
import { manyTasks } from './manyTasks.testing';
import { openList, press } from './openList.testing';
import { someTasks } from './renderApp.testing';

test('a task ticked while done ones are hidden hands the focus to the next row, and the last one to the field', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk', 'bread') });
  await list.button('Hide done').click();
  await press(list.checkbox('tea'), ' ');
  await expect.element(list.checkbox('milk')).toHaveFocus();
  await expect.poll(list.contents).toEqual(['milk', 'bread']);
  await press(list.checkbox('bread'), ' ');
  await expect.element(list.checkbox('milk')).toHaveFocus();
  await expect.poll(list.contents).toEqual(['milk']);
  await press(list.checkbox('milk'), ' ');
  await expect.element(list.newTask).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(list.button('Add task')).toHaveFocus();
});

test('a task edited so that the search no longer finds it hands the focus to the next row, and the last one to the field', async () => {
  const list = await openList({
    tasks: someTasks('green tea', 'milk', 'black tea'),
    path: '/zadania?szukaj=tea',
  });
  for (const [content, heir] of [
    ['green tea', list.editButton('black tea')],
    ['black tea', list.newTask],
  ] as const) {
    await press(list.editButton(content));
    await expect.element(list.editor).toHaveFocus();
    await userEvent.keyboard('coffee{Enter}');
    await expect.element(list.link(content)).not.toBeInTheDocument();
    await expect.element(heir).toHaveFocus();
  }
});

test('a removed task hands it to the next row, the last one to the row above, and the only one to the field', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk', 'bread') });
  await press(list.removeButton('tea'));
  await press(list.button('Yes'));
  await expect.element(list.removeButton('milk')).toHaveFocus();
  await press(list.removeButton('bread'));
  await press(list.button('Yes'));
  await expect.element(list.removeButton('milk')).toHaveFocus();
  await press(list.removeButton('milk'));
  await press(list.button('Yes'));
  await expect.element(list.newTask).toHaveFocus();
  expect(list.contents()).toEqual([]);
  expect(list.dialog.query()).toBeNull();
});

test('removing the last of many rows does not scroll the page', async () => {
  const { screen, button } = await openList({ tasks: manyTasks(100) });
  const remove = (id: number) =>
    screen.container.querySelector<HTMLElement>(`[data-task="${id}"] [aria-label^="Remove"]`);
  remove(100)?.scrollIntoView({ block: 'center' });
  remove(100)?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('No')).toHaveFocus();
  const place = scrollY;
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => document.activeElement === remove(99)).toBe(true);
  // Only as far as the page has become shorter.
  expect(scrollY).toBeGreaterThan(place - 120);
});

test('a task that another tab removes hands it to the next row', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk', 'bread') });
  const other = await list.browser.openTab();
  await expect.poll(() => other.storage.getState().tasks).toHaveLength(3);
  list.editButton('milk').element().focus();
  other.storage.record([{ type: 'remove', ids: ['2'] }]);
  await expect.poll(list.contents).toEqual(['tea', 'bread']);
  await expect.element(list.editButton('bread')).toHaveFocus();
});

test('rows that become those of a long list while one is edited keep the focus there', async () => {
  const { screen, browser } = await openList({ tasks: manyTasks(100) });
  const row = () => screen.container.querySelector<HTMLElement>('[data-task="3"]');
  row()?.querySelector<HTMLElement>('[aria-label^="Edit"]')?.focus();
  await userEvent.keyboard('{Enter}');
  const isTyping = () => document.activeElement === row()?.querySelector('textarea');
  await expect.poll(isTyping).toBe(true);
  await userEvent.keyboard('half a thou');
  const other = await browser.openTab();
  await expect.poll(() => other.storage.getState().tasks).toHaveLength(100);
  const more = { id: 'more', content: 'one more', done: false };
  other.storage.record([{ type: 'put', tasks: [more], place: AT_END }]);
  await expect.element(screen.getByText(/of 101 done/)).toBeVisible();
  await expect.poll(() => row()?.getAttribute('aria-setsize')).toBe('101');
  await expect.poll(isTyping).toBe(true);
  await userEvent.keyboard('ght{Enter}');
  await expect.poll(() => row()?.textContent).toContain('half a thought');
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Edit: half a thought');
});

test('a button that becomes disabled hands it on, or takes it back', async () => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  const list = await openList({
    tasks: someTasks('milk'),
    fetchExamples: async () => {
      await held;
      return someTasks('tea', 'bread');
    },
  });
  await press(list.button('Get example tasks'));
  await expect.element(list.button('Loading...')).toBeDisabled();
  letIn();
  await expect.element(list.button('Get example tasks')).toHaveFocus();
  await press(list.button('Finish all'));
  await expect.element(list.button('Finish all')).toBeDisabled();
  await expect.element(list.button('Hide done')).toHaveFocus();
});
