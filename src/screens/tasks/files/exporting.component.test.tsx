import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

const LIST = someTasks('tea', 'x two\nlines', 'x marks the spot', '');

const FORMATS = [
  {
    item: 'Backup (JSON)',
    text: `${JSON.stringify(LIST, null, 2)}\n`,
    contents: ['tea', 'two\nlines', 'marks the spot', '(no content)'],
  },
  {
    item: 'Markdown',
    text: '- [ ] tea\n- [x] two\n  lines\n- [x] marks the spot\n- [ ]\n',
    contents: ['tea', 'two\nlines', 'marks the spot', '(no content)'],
  },
  {
    item: 'todo.txt',
    text: 'tea\nx two lines\nx marks the spot\n',
    contents: ['tea', 'two lines', 'marks the spot'],
  },
];

async function openExport(...lines: string[]) {
  const list = await openList({ tasks: lines.length > 0 ? someTasks(...lines) : LIST });
  const item = (name: string) => list.screen.getByRole('menuitem', { name, exact: true });
  return { ...list, item, menu: list.screen.getByRole('menu') };
}

/** Collects the files handed to the browser from now on, and saves none of them. */
function rememberFiles() {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'data:,';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return files;
}

test.each(FORMATS)('a list exported as $item imports as the same list', async (format) => {
  const files = rememberFiles();
  const list = await openExport();
  await list.button('Export').click();
  await list.item(format.item).click();
  await expect.poll(() => files).toHaveLength(1);
  const exported = (await files[0]?.text()) ?? '';
  expect(exported).toBe(format.text);
  await list.button('Remove all').click();
  await list.button('Yes').click();
  await expect.poll(list.contents).toEqual([]);
  const input = list.screen.container.querySelector<HTMLElement>('input[type=file]');
  await userEvent.upload(input ?? document.body, new File([exported], 'list'));
  await expect.element(list.notices).toHaveTextContent(`Import: ${format.contents.length} added`);
  await expect.poll(list.contents).toEqual(format.contents);
  expect(list.screen.container.querySelectorAll('[data-task] :checked')).toHaveLength(2);
});

test('the menu closes on a second click, and a press outside only closes it', async () => {
  const { menu, button, checkbox } = await openExport('tea');
  await button('Export').click();
  await expect.element(menu).toBeVisible();
  await button('Export').click();
  await expect.element(menu).not.toBeInTheDocument();
  await button('Export').click();
  await expect.element(menu).toBeVisible();
  await button('Finish all').click({ force: true });
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(checkbox('tea')).not.toBeChecked();
  await expect.element(button('Export')).toHaveFocus();
});

test('the export entries of an empty list do nothing', async () => {
  const { screen, button } = await openList();
  await button('Export').click();
  const names = ['Backup (JSON)', 'Markdown', 'todo.txt', 'Copy as Markdown'];
  for (const name of [...names, 'Send to another device']) {
    await expect.element(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled');
  }
  expect(screen.getByText(/\d of \d done/).query()).toBeNull();
  await userEvent.keyboard('{End}{Home}{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Backup (JSON)' })).toHaveFocus();
});
