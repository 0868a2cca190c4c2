import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AT_END, type Change } from '../../../domain/change';
import { LANGUAGES } from '../../../i18n/language';
import { TEXTS } from '../../../i18n/texts.testing';
import { openList, press } from '../../../app/openList.testing';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

const THREE = someTasks('tea', 'milk', 'bread');

test('removing all by keyboard asks first with the number, and focuses the field for new tasks', async () => {
  const list = await openList({ tasks: someTasks('tea', 'x milk') });
  await press(list.button('Remove all'));
  await expect.element(list.dialog).toHaveTextContent('2 tasks will be removed.');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(list.newTask).toHaveFocus();
  await expect.poll(list.saved).toEqual([]);
});

test('a press that empties the list focuses the heading, so that no phone opens its keyboard', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  await list.button('Hide done').click();
  await list.checkbox('tea').click();
  await list.checkbox('milk').click();
  await expect.element(list.heading('List of tasks', 2)).toHaveFocus();
  await list.button('Remove all').click();
  await list.button('Yes').click();
  await expect.poll(list.saved).toEqual([]);
  await expect.element(list.heading('List of tasks', 2)).toHaveFocus();
});

test('a question quotes the first three tasks and counts the others', async () => {
  const list = await openList({ tasks: someTasks('tea', 'x milk', '', 'x eggs', 'bread') });
  const quoted = () =>
    [...list.dialog.element().querySelectorAll('li')].map(({ textContent }) => textContent);
  await list.button('Remove all').click();
  expect(quoted()).toEqual(['tea', 'milk', '(no content)', 'and 2 more']);
});

describe('another tab', () => {
  async function asked(opener: string) {
    const list = await openList({ tasks: THREE });
    const other = await list.browser.openTab();
    await list.button(opener).click();
    await expect.element(list.dialog).toBeVisible();
    return { ...list, change: (change: Change) => other.storage.append(change) };
  }

  test('renames the task in question, and the question follows', async () => {
    const list = await asked('Remove: milk');
    list.change([{ type: 'setContent', id: '2', content: 'oat milk' }]);
    await expect.element(list.dialog).toHaveTextContent('oat milk');
    await expect.element(list.button('No')).toHaveFocus();
    await list.button('No').click();
    await expect.element(list.button('Remove: oat milk')).toHaveFocus();
  });

  test('removes the task in question, and the question closes for good', async () => {
    const list = await asked('Remove: milk');
    list.change([{ type: 'remove', ids: ['2'] }]);
    await expect.element(list.dialog).not.toBeInTheDocument();
    await expect.element(list.removeButton('bread')).toHaveFocus();
    list.change([{ type: 'put', tasks: THREE.slice(1, 2), place: AT_END }]);
    await expect.poll(list.contents).toEqual(['tea', 'bread', 'milk']);
    expect(list.dialog.query()).toBeNull();
  });

  test('removes all tasks in question, and the question closes', async () => {
    const list = await asked('Remove all');
    list.change([{ type: 'remove', ids: ['1', '2', '3'] }]);
    await expect.element(list.dialog).not.toBeInTheDocument();
    await expect.element(list.screen.getByRole('main')).toHaveFocus();
  });
});

test.each(LANGUAGES)('on a phone, in %s, a question quotes the first task', async (language) => {
  await page.viewport(390, 844);
  const tasks = someTasks('tea', ...Array.from({ length: 9 }, (_, index) => `x milk ${index}`));
  const { screen } = await renderApp({ language, tasks });
  const { list, dialog: texts } = TEXTS[language];
  await screen.getByRole('button', { name: list.hideDone }).click();
  await screen.getByRole('button', { name: list.removeAll }).click();
  const dialog = screen.getByRole('dialog', { name: texts.remove.all });
  await expect.element(dialog).toBeVisible();
  const panel = dialog.element().querySelector('[data-scrolls]');
  const frame = panel?.getBoundingClientRect();
  const [first] = dialog.getByRole('listitem').elements();
  for (const element of [first, dialog.getByText(texts.more(7)).element()]) {
    const box = element?.getBoundingClientRect();
    expect(box?.top).toBeGreaterThanOrEqual(frame?.top ?? Infinity);
    expect(box?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
  }
  const count = dialog.getByText(texts.removeMany(10, 9)).element().getBoundingClientRect();
  expect(count.bottom).toBeLessThanOrEqual(frame?.top ?? 0);
});
