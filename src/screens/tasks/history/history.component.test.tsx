import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

type List = Awaited<ReturnType<typeof openList>>;

async function openHistory({ screen, button }: List) {
  await button('History').click();
  const dialog = screen.getByRole('dialog', { name: 'History' });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

/** The texts of every entry without its time: the change, and the last column. */
function entries(): readonly string[] {
  return [...document.querySelectorAll('dialog li')].map((entry) =>
    [entry.querySelector('p'), entry.lastElementChild]
      .map((part) => part?.textContent.replace('\u00a0', ' '))
      .join(' | '),
  );
}

test('every kind of change is listed in words, the latest first, with its time', async () => {
  const list = await openList({ tasks: someTasks('tea', 'x milk', 'x eggs') });
  await list.newTask.fill('bread');
  await userEvent.keyboard('{Enter}');
  await list.checkbox('tea').click();
  await list.checkbox('milk').click();
  await list.button('Edit: tea').click();
  await userEvent.keyboard('green tea{Enter}');
  await list.button('Finish all').click();
  await list.button('Uncheck all').click();
  await list.button('Remove: bread').click();
  await list.button('Yes').click();
  const dialog = await openHistory(list);
  await expect
    .poll(entries)
    .toEqual([
      'Removed “bread” | Undo',
      'Unchecked 4 tasks | Undo',
      'Finished 2 tasks | Changed since',
      'Edited “green tea” | Undo',
      'Unchecked “milk” | Undo',
      'Finished “tea” | Changed since',
      'Added “bread” | Changed since',
    ]);
  await expect.element(dialog.getByRole('heading', { name: 'Today', level: 3 })).toBeVisible();
  const [time] = document.querySelectorAll('dialog time');
  expect(time?.textContent).toMatch(/^\d{1,2}:\d\d$/);
  await expect
    .element(dialog)
    .toHaveTextContent('Up to 100 changes of the last 7 days, on this device only.');
});

test('after an undo the focus goes to the next button, else the one before, else Close', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  await list.checkbox('tea').click();
  await list.checkbox('milk').click();
  const dialog = await openHistory(list);
  await expect.element(list.button('Close')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(list.button('Undo: Finished “tea”')).toHaveFocus();
  await expect.element(dialog.getByText('Change undone')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(list.button('Undo: Undid: Finished “milk”')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.button('History')).toHaveFocus();
});

test('an empty History says so', async () => {
  const list = await openList({ tasks: someTasks('tea') });
  const dialog = await openHistory(list);
  await expect.element(dialog).toHaveTextContent('There are no changes yet.');
  await expect.element(dialog.getByRole('listitem')).not.toBeInTheDocument();
});

test('a hostile or endless text is cut to its line, and complete in the name of its button', async () => {
  const text = `<img src=x onerror=alert(1)>${' \u202etxet'.repeat(2000)}`;
  const list = await openList({ tasks: someTasks(text, '') });
  for (const box of list.screen.getByRole('checkbox').all()) await box.click();
  await openHistory(list);
  await expect.poll(entries).toHaveLength(2);
  expect(entries()[0]).toBe('Finished “(no content)” | Undo');
  const [, long] = document.querySelectorAll<HTMLElement>('dialog li');
  expect(long?.querySelector('button')?.getAttribute('aria-label')).toBe(
    `Undo: Finished “${text}”`,
  );
  expect(long?.offsetHeight).toBeLessThan(70);
  expect(document.querySelector('dialog img')).toBeNull();
  const dialog = document.querySelector('dialog');
  expect(dialog?.scrollWidth).toBe(dialog?.clientWidth);
});
