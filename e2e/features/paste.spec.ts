import type { Page } from '@playwright/test';
import { fetchedAhead } from '../fetchedAhead';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

/** Pastes by keyboard from the real clipboard. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => {
    const area = document.createElement('textarea');
    const focused = document.activeElement;
    area.value = copied;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }, text);
  await page.keyboard.press('ControlOrMeta+v');
}

// The tests share one clipboard.
test.describe.configure({ mode: 'serial' });

test('several pasted lines become several tasks in one step', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await expect(list.contents).toHaveText(['tea']);
  await list.newTask.focus();
  await paste(page, '- milk\n\n* [x] bread\n1. [ ] eggs\n');
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread', 'eggs']);
  await expect(list.checkbox('bread')).toBeChecked();
  await expect(list.newTask).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('3 tasks added');
  await list.button('Undo').click();
  await expect(list.contents).toHaveText(['tea']);

  await list.newTask.pressSequentially('buy ');
  await paste(page, '- milk');
  await expect(list.newTask).toHaveValue('buy - milk');
  await expect(list.contents).toHaveText(['tea']);
});

test('rows selected by the mouse are pasted as the same tasks', async ({ page, list }) => {
  const fetched = fetchedAhead(page);
  await list.open({ tasks: tasks('tea', 'x milk\ntwo litres', 'bread', 'jam') });
  await fetched;
  const tea = await list.link('tea').boundingBox();
  const bread = await list.link('bread').boundingBox();
  if (!tea || !bread) throw new Error('a row is missing');
  await page.mouse.move(tea.x + 3, tea.y + tea.height / 2);
  await page.mouse.down();
  await page.mouse.move(bread.x + 20, bread.y + bread.height / 2, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.press('ControlOrMeta+c');
  await list.newTask.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('3 tasks added');
  // Saved after the journal has taken the first list.
  await expect.poll(() => storedTasks(page)).toHaveLength(7);
  const [first, second, third, jam, ...pasted] = (await storedTasks(page)).map(
    ({ content, done }) => ({ content, done }),
  );
  expect(pasted).toEqual([first, second, third]);

  await test.step('Copy as Markdown copies the whole list', async () => {
    await list.button('Export').click();
    await page.getByRole('menuitem', { name: 'Copy as Markdown', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('List copied');
    await list.newTask.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(() => storedTasks(page)).toHaveLength(14);
    const again = (await storedTasks(page))
      .slice(7)
      .map(({ content, done }) => ({ content, done }));
    expect(again).toEqual([first, second, third, jam, ...pasted]);
  });
});
