import { openAnew, storedText, tasks } from '../storedData';
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

// In src/app/theme.component.test.tsx.
test('§3 the light and the dark theme have their palette on the page, buttons and dialog @repeated', async ({
  page,
  list,
}) => {
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
});

// In src/app/list.component.test.tsx; that it is kept in 01-visit.spec.ts and 03-storage.spec.ts.
test('§4 the theme toggle flips the theme, says so and keeps it @repeated', async ({
  page,
  list,
}) => {
  await list.open();
  const toggle = list.button('Dark theme');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await storedText(page, 'theme')).toBe('true');

  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await storedText(page, 'theme')).toBe('false');
});

// In src/app/quiet.component.test.tsx.
test('§4 the theme toggle has an outline in either theme, and its moon is filled while it is pressed @repeated', async ({
  list,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'a Firefox without a screen says that it has no mouse');
  await list.open({ theme: true });
  const toggle = list.button('Dark theme');
  const moon = toggle.locator('svg');
  await toggle.hover();
  await expect(toggle).toHaveCSS('background-color', 'rgb(52, 58, 33)');
  await expect(moon).not.toHaveCSS('fill', 'none');
  await toggle.click();
  await expect(toggle).toHaveCSS('background-color', 'rgb(217, 238, 236)');
  await expect(toggle).toHaveCSS('color', COLOURS.light.ink);
  await expect(moon).toHaveCSS('fill', 'none');
});

test.describe('before the app starts', () => {
  test.use({ expectedErrors: /ERR_FAILED|NetworkError|static\/js/ });

  test('§3 the stored theme and language are there before any script file, so nothing flashes', async ({
    page,
  }) => {
    await page.route('**/static/js/**', (route) => route.abort());
    for (const stored of [
      { theme: 'true', language: '"ES"' },
      { theme: '{"darkTheme":true}', language: '{"language":"ES"}' },
    ]) {
      await openAnew(page, 'zadania', stored);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.locator('body')).toHaveCSS('background-color', COLOURS.dark.canvas);
      await expect(page.getByRole('button', { name: 'Tema oscuro' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
  });
});
