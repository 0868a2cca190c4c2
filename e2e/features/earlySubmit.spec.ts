import { holdBack } from '../holdBack';
import { leave } from '../leave';
import { NAMES } from '../names';
import { tasks } from '../storedData';
import { expect, test } from '../test';

test('a task entered while the app is still loading is added when it has loaded', async ({
  page,
  list,
}) => {
  for (const language of ['PL', 'EN'] as const) {
    await test.step(language, async () => {
      await leave(page);
      const letIn = await holdBack(page, '**/static/js/**');
      const loaded = list.openAnew({ language });
      const field = page.getByRole('textbox', { name: NAMES[language].newTask, exact: true });
      await field.pressSequentially('milk');
      await field.press('Enter');
      await expect(field).toHaveValue('milk');
      letIn();
      await loaded;
      await expect(list.contents).toHaveText(['milk']);
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
    });
  }
});

test('a search typed while the app is still loading finds when it has loaded', async ({
  page,
  list,
}) => {
  for (const language of ['PL', 'EN'] as const) {
    await test.step(language, async () => {
      await leave(page);
      const letIn = await holdBack(page, '**/static/js/**');
      const loaded = list.openAnew({ language, tasks: tasks('tea', 'milk') });
      const field = page.getByRole('searchbox', { name: NAMES[language].filter, exact: true });
      await field.pressSequentially('te');
      letIn();
      await loaded;
      await expect(list.contents).toHaveText(['tea']);
      await page.keyboard.type('a');
      await expect(field).toHaveValue('tea');
      await expect(page).toHaveURL(/\?szukaj=tea$/);
    });
  }
});
