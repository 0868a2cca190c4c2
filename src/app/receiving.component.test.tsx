import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { packed } from '../store/sharing/packed.testing';
import type { Tasks } from '../domain/task';
import { openList } from './openList.testing';
import { someTasks } from './renderApp.testing';

const SHARED: Tasks = [
  { id: 'V1StGXR8_Z5jdHi6B-myT', content: 'zażółć <b>&', done: false },
  { id: '2', content: 'jam', done: true },
  { id: 't3', content: 'dos líneas\ny 🍞', done: false },
];
const CONTENTS = SHARED.map(({ content }) => content);
const MILK: Tasks = [{ id: 'mine', content: 'milk', done: false }];

const listOf = (tasks: Tasks) =>
  packed(JSON.stringify(tasks.map(({ id, content, done }) => [id, content, Number(done)])));

/** Opens a link in the open page, which does not reload. */
function openLink(shared: string) {
  location.hash = `#lista=${shared}`;
}

const askedAbout = () =>
  [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent);

test('every task of a long received list can be read before answering', async () => {
  const { dialog, button } = await openList();
  openLink(
    await listOf(someTasks(...Array.from({ length: 1000 }, (_, index) => `task ${index + 1}`))),
  );
  await expect.element(dialog).toHaveAccessibleName(/^Add 1,000\stasks\?$/);
  await expect.element(dialog).toHaveAccessibleDescription('From a link.');
  dialog.getByRole('list').element().focus();
  await userEvent.keyboard('{End}');
  await expect
    .poll(async () => {
      await userEvent.keyboard('{End}');
      return askedAbout().at(-1);
    })
    .toBe('task 1000');
  // The last rows may be rendered only after the key.
  await userEvent.keyboard('{End}');
  await expect.element(dialog.getByText('task 1000')).toBeInViewport();
  await expect.element(button('Yes')).toBeInViewport();
  await expect.element(dialog.getByRole('heading')).toBeInViewport();
});

test('the question opens on any screen, works by keyboard alone, and returns the focus', async () => {
  const list = await openList({ tasks: MILK, path: '/autor' });
  openLink(await listOf(SHARED));
  await expect.element(list.dialog).toHaveAccessibleName(/^Add 3\stasks\?$/);
  await userEvent.keyboard('{Tab}');
  await expect.element(list.button('Yes')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list.dialog).not.toBeInTheDocument();
  await expect.element(list.notices).toHaveTextContent('Import: 3 added');
  expect(location.pathname).toBe('/autor');
  await expect.element(list.screen.getByRole('main')).toHaveFocus();
  await list.link('Tasks').click();
  await expect.poll(list.contents).toEqual(['milk', ...CONTENTS]);
});
