import { holdBack } from '../holdBack';
import { NAMES } from '../names';
import { tasks } from '../storedData';
import { expect, test } from '../test';

test('a task entered while the app is still loading is added when it has loaded', async ({
  page,
  list,
}) => {
  for (const language of ['PL', 'EN'] as const) {
    await test.step(language, async () => {
      // What the former page shows is not taken for what the next one does.
      await page.goto('about:blank');
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
      // What the former page shows is not taken for what the next one does.
      await page.goto('about:blank');
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
