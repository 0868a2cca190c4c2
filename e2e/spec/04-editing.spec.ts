import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

test('§4 §5 the edit icon opens an input and an OK button', async ({ page, list }) => {
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
    // A click elsewhere first: two at one place would be a double click.
    await list.editor.click();
    await list.editor.fill('green');
    await list.button('Cancel: milk').click();
    await expect(list.editor).toHaveCount(0);
    await expect(list.contents).toHaveText(['tea', 'milk']);
    await expect(list.editButton('milk')).toBeFocused();
    await list.editButton('milk').press('Enter');
    await expect(list.editor).toHaveValue('milk');
  });

  await test.step('OK saves the trimmed content, closes the editor and returns the focus', async () => {
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

  await test.step('only one row is edited at a time', async () => {
    await list.editButton('green tea').click();
    await list.editButton('oat milk').click();
    await expect(list.editor).toHaveCount(1);
    await expect(list.editor).toHaveValue('oat milk');
  });

  await test.step('empty content can be saved', async () => {
    await list.editor.fill('   ');
    await list.button('OK').click();
    await expect(list.contents).toHaveText(['green tea', '(no content)']);
    await expect.poll(async () => (await storedTasks(page))[1]?.content).toBe('');
  });
});
