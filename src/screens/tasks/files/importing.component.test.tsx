import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

async function openImport(...lines: string[]) {
  const list = await openList({ tasks: someTasks(...lines) });
  const input = () => list.screen.container.querySelector<HTMLElement>('input[type=file]');
  await expect.poll(input).not.toBeNull();
  const importFile = async (contents: BlobPart, name = 'list.md') => {
    await userEvent.upload(input() ?? document.body, new File([contents], name));
  };
  return { ...list, importFile };
}

test('a file dropped on any screen is imported', async () => {
  const { screen, notices, contents, checkbox, link, heading } = await openImport('tea');
  const hint = screen.getByText('Drop the file to import its tasks');
  const drop = async (text: string) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'list.md'));
    const tell = (type: string) =>
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      );
    // Repeated, as browsers do while a file is held over the page.
    await expect
      .poll(() => {
        tell('dragover');
        return hint.query();
      })
      .not.toBeNull();
    tell('drop');
    await expect.element(hint).not.toBeInTheDocument();
  };
  await drop('- [x] milk');
  await expect.element(notices).toHaveTextContent('1 added');
  await expect.poll(contents).toEqual(['tea', 'milk']);
  await expect.element(checkbox('milk')).toBeChecked();

  await link('About author').click();
  await expect.element(heading('Author')).toBeVisible();
  await drop('- [x] bread\n- [ ] jam');
  await expect.element(notices).toHaveTextContent('2 added');
  await link('Tasks').click();
  await expect.poll(contents).toEqual(['tea', 'milk', 'bread', 'jam']);
  await expect.element(checkbox('bread')).toBeChecked();
});
