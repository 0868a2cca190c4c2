import { expect, test } from '../test';

for (const language of ['PL', 'EN'] as const) {
  test(`a task entered while the app is still loading is added when it has loaded (${language})`, async ({
    page,
    list,
  }) => {
    let letThrough = () => {};
    const allowed = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/static/js/**', async (route) => {
      await allowed;
      await route.continue();
    });
    const loaded = list.open({ language });
    const field = page.getByRole('textbox').first();
    await field.pressSequentially('milk');
    await field.press('Enter');
    await expect(field).toHaveValue('milk');
    letThrough();
    await loaded;
    await expect(list.contents).toHaveText(['milk']);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });
}
