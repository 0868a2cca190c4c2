import { holdBack } from '../holdBack';
import { expect, test } from '../hostTest';
import { tasks } from '../storedData';

test.use({ expectedErrors: /Loading chunk|Failed to load resource|Loading failed for|ERR_FAILED/ });

test('Remove pressed before its part is there is not lost', async ({ page, list }) => {
  const letIn = await holdBack(page, '**/static/js/row-tools.*');
  // Browsers may count a part that is asked for early as one of the page's own.
  const loaded = list.open({ tasks: tasks('tea', 'milk') });
  await list.removeButton('tea').click();
  await expect(list.dialog).toHaveCount(0);
  letIn();
  await loaded;
  await list.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(list.contents).toHaveText(['milk']);
});

test('the buttons that move a row come later, and nothing gives way to them', async ({
  page,
  list,
}) => {
  const letIn = await holdBack(page, '**/static/js/row-tools.*');
  const loaded = list.open({ tasks: tasks('tea') });
  const before = await list.contents.boundingBox();
  await expect(list.button('Move up: tea')).toHaveCount(0);
  letIn();
  await loaded;
  await expect(list.button('Move up: tea')).toBeVisible();
  expect(await list.contents.boundingBox()).toEqual(before);
});

test('a part of the row that fails is told, and the next press fetches it', async ({
  page,
  list,
  host,
}) => {
  host.broken = { fault: '404', address: /\/row-tools\./ };
  await list.open({ tasks: tasks('tea') });
  await list.editButton('tea').click();
  await expect(page.getByRole('status')).toContainText(
    /Loading chunk row-tools failed\.\s*\(error: http\S+\/static\/js\/row-tools\.\w+\.js\S*\)/,
  );
  await expect(list.editor).toHaveCount(0);
  host.broken = null;
  await list.edit('tea', 'green tea');
  await expect(list.contents).toHaveText(['green tea']);
});

test('an import whose part fails names it as every part is named, and the next one fetches it', async ({
  page,
  list,
  host,
}) => {
  host.broken = { fault: '404', address: /\/files\./ };
  await list.open({ tasks: tasks('tea') });
  const file = { name: 'list.md', mimeType: 'text/plain', buffer: Buffer.from('- [ ] milk') };
  // Without its button: a stock Firefox tells its driver of one file dialog only.
  const importMilk = () => page.locator('input[type=file]').setInputFiles(file);
  await importMilk();
  await expect(page.getByRole('status')).toContainText(
    /could not be loaded\. Loading chunk files failed\.\s*\(error: http\S+\/static\/js\/files\.\w+\.js\S*\)/,
  );
  host.broken = null;
  await importMilk();
  await expect(list.contents).toHaveText(['tea', 'milk']);
});

for (const { chunk, button } of [
  { chunk: 'notices', button: 'Undo' },
  { chunk: 'files-row', button: 'Export' },
]) {
  test(`${chunk} that fails says so in its place, and Try again fetches it`, async ({
    page,
    list,
    host,
  }) => {
    host.broken = { fault: '404', address: new RegExp(`/${chunk}\\.`) };
    await list.open({ tasks: tasks('tea', 'milk') });
    const line = page.getByText(new RegExp(`Loading chunk ${chunk} failed`));
    await expect(line).toBeVisible();
    await list.removeButton('tea').click();
    await list.button('Yes').click();
    await expect(list.contents).toHaveText(['milk']);

    host.broken = null;
    await list.button('Try again').click();
    await expect(line).toHaveCount(0);
    await expect(list.button(button)).toBeVisible();
  });
}

for (const chunk of ['notices', 'files-row']) {
  test(`Try again of ${chunk} does not lose the focus`, async ({ page, list, host }) => {
    host.broken = { fault: '404', address: new RegExp(`/${chunk}\\.`) };
    await list.open({ tasks: tasks('tea') });
    await expect(list.button('Try again')).toBeVisible();
    host.broken = null;
    await list.button('Try again').press('Enter');
    await expect(list.button('Try again')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
}
