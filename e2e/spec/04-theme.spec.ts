import { storedText, tasks } from '../storedData';
import { expect, test } from '../test';

const COLOURS = {
  light: {
    canvas: 'rgb(241, 245, 244)',
    ink: 'rgb(18, 39, 42)',
    primary: 'rgb(0, 90, 95)',
    danger: 'rgb(139, 15, 30)',
    onDanger: 'rgb(255, 255, 255)',
    surface: 'rgb(255, 255, 255)',
  },
  dark: {
    canvas: 'rgb(19, 21, 15)',
    ink: 'rgb(238, 240, 228)',
    primary: 'rgb(81, 93, 34)',
    danger: 'rgb(245, 151, 143)',
    onDanger: 'rgb(42, 8, 6)',
    surface: 'rgb(29, 32, 23)',
  },
};

test('§3 §4 the toggle flips between the light and the dark palette', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  for (const theme of ['light', 'dark'] as const) {
    await test.step(theme, async () => {
      const colours = COLOURS[theme];
      if (theme === 'dark') await list.button('Dark theme').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('body')).toHaveCSS('background-color', colours.canvas);
      await expect(list.heading('To-do list')).toHaveCSS('color', colours.ink);
      await expect(list.button('Add task')).toHaveCSS('background-color', colours.primary);
      await expect(list.button('Add task')).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(list.button('Remove all')).toHaveCSS('color', colours.danger);
      await expect(list.removeButton('tea')).toHaveCSS('color', colours.danger);

      await list.removeButton('tea').click();
      await expect(list.dialog).toHaveCSS('background-color', colours.surface);
      await expect(list.button('Yes')).toHaveCSS('background-color', colours.danger);
      await expect(list.button('Yes')).toHaveCSS('color', colours.onDanger);
      await page.keyboard.press('Escape');
    });
  }
  await test.step('the dark theme holds on every screen', async () => {
    for (const name of ['tea', 'About author', 'About application']) {
      await list.link(name).click();
      await expect(page.locator('body')).toHaveCSS('background-color', COLOURS.dark.canvas);
      await expect(page.getByRole('heading').first()).toHaveCSS('color', COLOURS.dark.ink);
    }
  });
  await list.button('Dark theme').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await storedText(page, 'theme')).toBe('false');
});
