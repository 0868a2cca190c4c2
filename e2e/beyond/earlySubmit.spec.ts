import { holdBack } from '../holdBack';
import { NAMES } from '../names';
import { tasks } from '../storedData';
import { expect, test } from '../test';

for (const language of ['PL', 'EN'] as const) {
  test(`a task entered while the app is still loading is added when it has loaded (${language})`, async ({
    page,
    list,
  }) => {
    const letIn = await holdBack(page, '**/static/js/**');
    const loaded = list.open({ language });
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

for (const language of ['PL', 'EN'] as const) {
  test(`a search typed while the app is still loading finds when it has loaded (${language})`, async ({
    page,
    list,
  }) => {
    const letIn = await holdBack(page, '**/static/js/**');
    const loaded = list.open({ language, tasks: tasks('tea', 'milk') });
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
