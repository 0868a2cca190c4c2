import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

type Screen = Awaited<ReturnType<typeof renderApp>>['screen'];

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });

async function openHistory(screen: Screen) {
  await button(screen, 'History').click();
  const dialog = screen.getByRole('dialog', { name: 'History' });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

/** What every entry says, without its time: what was done, and what its end says. */
function entries(): readonly string[] {
  return [...document.querySelectorAll('dialog li')].map((entry) =>
    [entry.querySelector('p'), entry.lastElementChild]
      .map((part) => part?.textContent.replace('\u00a0', ' '))
      .join(' | '),
  );
}

test('every kind of change is listed in words, the latest first, with its time', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea', 'x milk', 'x eggs') });
  await screen.getByRole('textbox', { name: 'New task' }).fill('bread');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  await screen.getByRole('checkbox', { name: 'milk' }).click();
  await button(screen, 'Edit: tea').click();
  await userEvent.keyboard('green tea{Enter}');
  await button(screen, 'Finish all').click();
  await button(screen, 'Uncheck all').click();
  await button(screen, 'Remove: bread').click();
  await button(screen, 'Yes').click();
  const dialog = await openHistory(screen);
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

test('after an undo the next button has the focus, then the one before, then Close', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea', 'milk') });
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  await screen.getByRole('checkbox', { name: 'milk' }).click();
  const dialog = await openHistory(screen);
  await expect.element(button(screen, 'Close')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button(screen, 'Undo: Finished “tea”')).toHaveFocus();
  await expect.element(dialog.getByText('Change undone')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(screen, 'Undo: Undid: Finished “milk”')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button(screen, 'History')).toHaveFocus();
});

test('without a change it says so', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea') });
  const dialog = await openHistory(screen);
  await expect.element(dialog).toHaveTextContent('There are no changes yet.');
  await expect.element(dialog.getByRole('listitem')).not.toBeInTheDocument();
});

test('a hostile or endless text stays in its line, and is whole in the name of its button', async () => {
  const text = `<img src=x onerror=alert(1)>${' \u202etxet'.repeat(2000)}`;
  const { screen } = await renderApp({ tasks: someTasks(text, '') });
  for (const box of screen.getByRole('checkbox').all()) await box.click();
  await openHistory(screen);
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

test('on a phone the last column breaks no word', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1100, 800));
  const { screen } = await renderApp({ tasks: someTasks('x tea', 'milk') });
  await button(screen, 'Uncheck all').click();
  await button(screen, 'Finish all').click();
  await button(screen, 'History').click();
  const ends = () => [...document.querySelectorAll<HTMLElement>('dialog li > :last-child')];
  await expect.poll(() => ends().map((end) => end.textContent)).toEqual(['Undo', 'Changed since']);
  // One line, and two.
  expect(ends().map((end) => end.offsetHeight)).toEqual([44, 40]);
});
