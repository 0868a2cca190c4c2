import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AT_END } from '../../../domain/change';
import { manyTasks } from '../../../app/manyTasks.testing';
import { openList } from '../../../app/openList.testing';

test('a long list is named by its heading and the number of all its tasks, rendered or not', async () => {
  const { screen, filter } = await openList({ tasks: manyTasks(600) });
  const named = (name: string) => screen.getByRole('list', { name, exact: true });
  await expect.element(named('List of tasks: 600 tasks')).toBeVisible();
  expect(named('List of tasks: 600 tasks').element().children.length).toBeLessThan(100);
  await filter.fill('task 599');
  await expect.element(named('List of tasks: 1 task')).toBeVisible();
});

test('a list that becomes a long one during an edit keeps the focus in the editor', async () => {
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
  other.storage.append([{ type: 'put', tasks: [more], place: AT_END }]);
  await expect.element(screen.getByText(/of 101 done/)).toBeVisible();
  await expect.poll(() => row()?.getAttribute('aria-setsize')).toBe('101');
  await expect.poll(isTyping).toBe(true);
  await userEvent.keyboard('ght{Enter}');
  await expect.poll(() => row()?.textContent).toContain('half a thought');
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Edit: half a thought');
});
