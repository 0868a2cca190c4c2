import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

test('§4 §5 the edit icon opens an input with the content selected, and an OK button', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'x milk') });
  await list.editButton('milk').click();
  await expect(list.editor).toHaveValue('milk');
  await expect(list.editor).toBeFocused();
  const selected = await list.editor.evaluate((input) => {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return '';
    return input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  });
  expect(selected).toBe('milk');
  await expect(list.button('OK')).toBeVisible();

  await test.step('Escape closes the editor and changes nothing', async () => {
    await list.editor.fill('coffee');
    await list.editor.press('Escape');
    await expect(list.editor).toHaveCount(0);
    await expect(list.contents).toHaveText(['tea', 'milk']);
    await expect(list.editButton('milk')).toBeFocused();
    expect(await storedTasks(page)).toEqual(tasks('tea', 'x milk'));
  });

  await test.step('the edit icon of the row being edited cancels, since a phone has no Escape', async () => {
    await list.editButton('milk').click();
    // Into the text first: two clicks at one place would be a double click.
    await list.editor.click();
    await list.editor.fill('green');
    await list.button('Cancel: milk').click();
    await expect(list.editor).toHaveCount(0);
    await expect(list.contents).toHaveText(['tea', 'milk']);
    await expect(list.editButton('milk')).toBeFocused();
    await list.editButton('milk').press('Enter');
    await expect(list.editor).toHaveValue('milk');
  });

  await test.step('OK saves the trimmed content, closes the editor and gives the focus back', async () => {
    await list.editor.fill('  oat milk \t');
    await list.button('OK').click();
    await expect(list.contents).toHaveText(['tea', 'oat milk']);
    await expect(list.editor).toHaveCount(0);
    await expect(list.checkbox('oat milk')).toBeChecked();
    await expect(list.editButton('oat milk')).toBeFocused();
  });

  await test.step('Enter saves as OK does', async () => {
    await list.editButton('tea').click();
    await list.editor.fill('green tea');
    await list.editor.press('Enter');
    await expect(list.contents).toHaveText(['green tea', 'oat milk']);
    await expect(list.editButton('green tea')).toBeFocused();
  });
});

test('§4 only one row is edited: another editor closes the first one unchanged, and goes on after a visit to another screen', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.editButton('tea').click();
  await list.editor.fill('coffee');
  await list.editButton('milk').click();
  await expect(list.editor).toHaveCount(1);
  await expect(list.editor).toHaveValue('milk');
  await expect(list.editor).toBeFocused();
  await expect(list.link('tea')).toBeVisible();
  await list.editor.fill('green');
  await list.link('About author').click();
  await expect(page).toHaveURL(/autor$/);
  await list.back();
  await expect(list.editor).toHaveValue('green');
  await list.editor.press('Escape');
  await expect(list.contents).toHaveText(['tea', 'milk']);
});

test('§5 empty content can be saved and the row stays usable', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.edit('tea', '');
  await list.edit('milk', '   ');
  await expect(list.contents).toHaveText(['(no content)', '(no content)']);
  const stored = async () => (await storedTasks(page)).map(({ content }) => content);
  await expect.poll(stored).toEqual(['', '']);

  await list.checkbox('(no content)').first().check();
  await list.editButton('(no content)').first().click();
  await expect(list.editor).toHaveValue('');
  await list.editor.fill('tea again');
  await list.editor.press('Enter');
  await expect(list.contents).toHaveText(['tea again', '(no content)']);
  await expect(list.checkbox('tea again')).toBeChecked();
});

test('§4 an edited row that a search brings back leaves the focus where the visitor types', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.editButton('milk').click();
  await list.editor.fill('oat mil');
  await list.filter.click();
  await page.keyboard.type('x');
  await expect(list.rows).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(list.editor).toHaveValue('oat mil');
  await page.keyboard.type('milk');
  await expect(list.rows).toHaveCount(1);
  await expect(list.filter).toHaveValue('milk');
  await expect(list.filter).toBeFocused();
  await expect(list.editor).toHaveValue('oat mil');
});

test('§4 Enter that chooses a word of an input method does not save', async ({ list }) => {
  await list.open({ tasks: tasks('tea') });
  await list.editButton('tea').click();
  await list.editor.fill('お茶');
  // Safari sends it when the composition has ended: only the code tells whose it is.
  await list.editor.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(list.editor).toHaveValue('お茶');
  await list.editor.press('Enter');
  await expect(list.contents).toHaveText(['お茶']);
});
