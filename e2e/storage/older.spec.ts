import { ListPage } from '../listPage';
import { storedText, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';
import { atRest } from './atRest';
import { raiseVersion } from './journal';

// On exampleTasks.json the browser asks for /favicon.ico.
test.use({ expectedErrors: NOT_FOUND_LINE });

test('[C7, L1] an outdated page says so and writes nothing more', async ({
  context,
  list: older,
}) => {
  await older.open({ tasks: tasks('tea') });
  await older.add('milk');
  await expect(older.contents).toHaveText(['tea', 'milk']);
  await atRest(older.page);
  const newer = new ListPage(await context.newPage());
  await newer.page.goto('exampleTasks.json');
  await raiseVersion(newer.page);
  await newer.page.evaluate(() => localStorage.setItem('tasks', '[{"newer":"format"}]'));

  const expectOutdated = async () => {
    await expect(older.page.getByRole('region', { name: 'Notices' })).toContainText(
      'A newer version of the application',
    );
    await older.add('too late');
    await older.rows.last().getByRole('checkbox').check();
    await older.button('Dark theme').click();
    await expect(older.button('Download tasks')).toBeVisible();
    expect(await storedText(newer.page, 'tasks')).toBe('[{"newer":"format"}]');
  };
  await expectOutdated();
  await older.page.reload();
  await expectOutdated();
  await older.page.close();
  expect(await storedText(newer.page, 'tasks')).toBe('[{"newer":"format"}]');
});
