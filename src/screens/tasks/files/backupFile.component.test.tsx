import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { BackupFile } from '../../../storage/backupFile/openBackupFile';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

const FILE: BackupFile = {
  name: 'tasks.json',
  writtenAt: new Date(2026, 10, 16, 14, 5).getTime(),
  trouble: null,
  reason: '',
  isOffered: false,
};

/** The app with a backup file whose state the test can change, and the commands that were called. */
async function renderWithFile(tasks = someTasks('tea'), file = FILE) {
  const { screen, background } = await renderApp({ tasks });
  const pressed: string[] = [];
  const press = (name: string) => () => pressed.push(name);
  const backupFileCommands = {
    start: press('start'),
    stop: press('stop'),
    retry: press('retry'),
    open: press('open'),
  };
  background.setState({ backupFile: file, backupFileCommands });
  return { screen, background, pressed };
}

test('the line names the backup file and when it was last written, in the language of the page', async () => {
  const { screen } = await renderWithFile();
  const line = screen.getByText('Copy in tasks.json.', { exact: false });
  await expect.element(line).toHaveTextContent(/Last saved: Nov 16, 2026, 2:05 PM$/);
  await screen.getByRole('button', { name: 'PL' }).click();
  await expect
    .element(screen.getByText('Kopia w pliku tasks.json.', { exact: false }))
    .toHaveTextContent(/Ostatni zapis: 16 lis 2026, 14:05$/);
});

test.each([
  ['permission', 'The browser asks', [['Allow again', 'retry']]],
  ['full', 'The disk is full.', [['Try again', 'retry']]],
  ['failed', 'The copy could not be saved. the reason', [['Try again', 'retry']]],
  ['gone', 'The file cannot be found.', [['Choose another file', 'start']]],
  [
    'foreign',
    'Another program',
    [
      ['Open tasks.json', 'open'],
      ['Choose another file', 'start'],
    ],
  ],
  [
    'conflict',
    'The file has different tasks',
    [
      ['Open tasks.json', 'open'],
      ['Choose another file', 'start'],
    ],
  ],
] as const)('%s: the line says so, and each button helps', async (trouble, text, buttons) => {
  const isOffered = trouble === 'foreign' || trouble === 'conflict';
  const { screen, background, pressed } = await renderWithFile();
  background.setState({ backupFile: { ...FILE, trouble, isOffered, reason: 'the reason' } });
  await expect.element(screen.getByText(text, { exact: false })).toBeVisible();
  for (const [name] of buttons) await screen.getByRole('button', { name }).click();
  expect(pressed).toEqual(buttons.map(([, command]) => command));
  // The pressed button disappears.
  background.setState({ backupFile: FILE });
  await expect.element(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
});

test.for([
  { by: 'a click', role: 'heading', name: 'List of tasks' },
  { by: 'a key', role: 'textbox', name: 'New task' },
])('an empty list offers a copy that has tasks, and by $by $name gets the focus', async (way) => {
  const held: BackupFile = { ...FILE, trouble: 'conflict', isOffered: true };
  const { screen, background, pressed } = await renderWithFile([], held);
  await expect.element(screen.getByRole('button', { name: 'Open a backup' })).toBeVisible();
  const open = screen.getByRole('button', { name: 'Open tasks.json' });
  open.element().focus();
  await (way.by === 'a key' ? userEvent.keyboard('{Enter}') : open.click());
  expect(pressed).toEqual(['open']);
  background.setState({ backupFile: FILE });
  await expect.element(screen.getByRole(way.role, { name: way.name })).toHaveFocus();
});

test('the menu offers to keep a copy, or to stop, and neither in a browser that cannot write files', async () => {
  const { screen, background, pressed } = await renderWithFile();
  const open = () => screen.getByRole('button', { name: 'Export' }).click();
  await open();
  await screen.getByRole('menuitem', { name: 'Stop backing up to the file' }).click();
  background.setState({ backupFile: null });
  await open();
  await screen.getByRole('menuitem', { name: 'Keep a copy in a file' }).click();
  expect(pressed).toEqual(['stop', 'start']);
  background.setState({ backupFileCommands: null });
  await open();
  await expect
    .element(screen.getByRole('menuitem', { name: 'Markdown', exact: true }))
    .toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: /in a file/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
});
