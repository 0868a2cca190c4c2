import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { packed } from '../store/sharing/packed.testing';
import type { Tasks } from '../domain/task';
import { openList, press } from './openList.testing';
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

/** As a link does that is opened in a page of the app: nothing is loaded anew. */
function openLink(shared: string) {
  location.hash = `#lista=${shared}`;
}

const offered = () =>
  [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent);

test('a link asks first: No leaves all as it was', async () => {
  const { dialog, button, newTask, saved } = await openList({
    tasks: MILK,
    path: '/zadania?szukaj=m',
  });
  openLink(await listOf(SHARED));
  await expect.element(dialog).toHaveAccessibleName(/^Add 3\stasks\?$/);
  expect(offered()).toEqual(CONTENTS);
  await expect.element(button('No')).toHaveFocus();
  // The address has it no more, nor has the entry that a reload or Back would open.
  expect(location.href).toMatch(/\/zadania\?szukaj=m$/);
  await button('No').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(newTask).toHaveFocus();
  expect(saved()).toEqual(MILK);
});

test('Yes adds its tasks in one step; once more, there is nothing to ask', async () => {
  const list = await openList({ tasks: MILK });
  openLink(await listOf(SHARED));
  await list.button('Yes').click();
  await expect.poll(list.contents).toEqual(['milk', ...CONTENTS]);
  await expect.element(list.checkbox('jam')).toBeChecked();
  await expect.element(list.notices).toHaveTextContent('Import: 3 added');
  await expect.poll(list.saved).toEqual([...MILK, ...SHARED]);
  openLink(await listOf(SHARED));
  await expect.element(list.notices).toHaveTextContent('already on your list');
  expect(list.dialog.query()).toBeNull();
});

test('a list sent back with changes changes the same tasks, and undo takes that back', async () => {
  const list = await openList({ tasks: [...MILK, ...SHARED] });
  openLink(
    await listOf([
      { id: 't3', content: 'one line', done: true },
      { id: 'mine', content: 'oats', done: false },
    ]),
  );
  await expect.element(list.dialog).toHaveTextContent('This changes 2 tasks you already have.');
  await press(list.button('Yes'));
  await expect.poll(list.contents).toEqual(['oats', 'zażółć <b>&', 'jam', 'one line']);
  await list.button('Undo').click();
  await expect.poll(list.saved).toEqual([...MILK, ...SHARED]);
});

test.each([
  { keys: '{Escape}', answer: 'No', left: ['milk'] },
  { keys: '{Tab}{Enter}', answer: 'Yes', left: ['milk', ...CONTENTS] },
])(
  'a list that was not answered about is asked about after a reload, until $answer',
  async ({ keys, left }) => {
    const first = await openList({ tasks: MILK });
    openLink(await listOf(SHARED));
    await expect.element(first.dialog).toHaveTextContent('From a link.');
    const { browser, session } = first;
    await first.screen.unmount();

    const second = await openList({ browser, session });
    await expect.element(second.dialog).toHaveAccessibleName(/^Add 3\stasks\?$/);
    expect(offered()).toEqual(CONTENTS);
    await expect.element(second.button('No')).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(second.dialog).not.toBeInTheDocument();
    await expect.poll(second.contents).toEqual(left);
    await second.screen.unmount();

    const third = await openList({ browser, session });
    await expect.poll(third.contents).toEqual(left);
    expect(third.dialog.query()).toBeNull();
  },
);

test('every task of a long list can be read before it is answered', async () => {
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
      return offered().at(-1);
    })
    .toBe('task 1000');
  // The last rows may have been added after the key.
  await userEvent.keyboard('{End}');
  await expect.element(dialog.getByText('task 1000')).toBeInViewport();
  await expect.element(button('Yes')).toBeInViewport();
  await expect.element(dialog.getByRole('heading')).toBeInViewport();
});

test('on another screen, by keys alone: it asks, and the focus comes back', async () => {
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

test('a link that is no good is named in one sentence, and the page goes on', async () => {
  const { notices, dialog, editButton, editor, contents, saved } = await openList({ tasks: MILK });
  await expect.poll(contents).toEqual(['milk']);
  const good = await listOf(SHARED);
  // No two in a row have the same sentence.
  for (const [shared, sentence] of [
    [good.slice(0, 90), 'This link is cut off or damaged.'],
    [good.replace('1.', '2.'), 'A newer version of the application'],
    ['1.%C5%BC', 'This link is cut off or damaged.'],
    [await packed('{}'), 'There are no tasks in this link.'],
    [await packed(`[${'0,'.repeat(100_000)}0]`), 'in this link is too long'],
    ['', 'This link is cut off or damaged.'],
    [await packed(' '.repeat(30_000_000)), 'at most 5 million characters'],
  ] as const) {
    openLink(shared);
    await expect.poll(() => location.hash).toBe('');
    await expect.element(notices).toHaveTextContent(sentence);
    expect(dialog.query()).toBeNull();
  }
  await editButton('milk').click();
  await expect.element(editor).toHaveValue('milk');
  await userEvent.keyboard('{Escape}');
  expect(saved()).toEqual(MILK);
});

test('5,000 tasks are only many', async () => {
  const { dialog, button, screen } = await openList();
  openLink(await listOf(someTasks(...Array.from({ length: 5000 }, (_, index) => `task ${index}`))));
  await expect.element(dialog).toHaveAccessibleName(/^Add 5,000\stasks\?$/);
  await button('Yes').click();
  await expect.element(screen.getByText('0 of 5,000 done')).toBeVisible();
});

test('a link in a file that is imported, or in a text that is pasted, asks as well', async () => {
  const { screen, dialog, button, newTask, contents } = await openList({ tasks: MILK });
  const address = `https://example.org/elsewhere/zadania#lista=${await listOf(SHARED)}`;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', address);
  newTask
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(dialog).toHaveAccessibleName(/^Add 3\stasks\?$/);
  await button('No').click();
  await expect.element(newTask).toHaveFocus();
  await expect.element(newTask).toHaveValue('');
  expect(contents()).toEqual(['milk']);

  const input = screen.container.querySelector<HTMLElement>('input[type=file]');
  await userEvent.upload(input ?? document.body, new File([`${address}\n`], 'link.txt'));
  await expect.element(dialog).toHaveTextContent('From the file “link.txt”.');
  await press(button('Yes'));
  await expect.poll(contents).toEqual(['milk', ...CONTENTS]);
});
