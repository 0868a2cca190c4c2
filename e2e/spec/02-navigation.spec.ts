import { tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

const SCREENS = ['zadania', 'zadania/1', 'zadania/unknown', 'autor', 'info'];

test('§2 navigation, header and footer are on every screen', async ({ page, list }) => {
  for (const path of SCREENS) {
    await list.open({ tasks: tasks('tea') }, path);
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(['Tasks', 'About author', 'About application']);
    for (const name of ['PL', 'EN', 'ES', 'Dark theme'])
      await expect(list.button(name)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('§2 §9 the navigation is behind a menu icon up to 767 px', async ({ page, list }) => {
  await list.open();
  for (const [name, path] of [
    ['About author', 'autor'],
    ['About application', 'info'],
    ['Tasks', 'zadania'],
  ] as const) {
    await list.link(name).click();
    await expect(page).toHaveURL(`/ToDoListReact/${path}`);
    await expect(list.link(name)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current="page"]')).toHaveCount(1);
  }

  await test.step('the link to the current screen leaves Back as it is', async () => {
    for (let press = 0; press < 3; press += 1) await list.link('Tasks').click();
    await expect(list.newTask).toBeVisible();
    await list.back();
    await expect(page).toHaveURL('/ToDoListReact/info');
  });

  await test.step('the footer holds the mail address, two profiles and the copyright of 2022', async () => {
    const footer = page.getByRole('contentinfo');
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toHaveLength(3);
    expect(hrefs).toContainEqual(expect.stringMatching(/^mailto:\S+@example\.com$/));
    expect(hrefs.filter((href) => href?.startsWith('https://example.com/'))).toHaveLength(2);
    for (const link of await footer.getByRole('link').all())
      await expect(link).toHaveAccessibleName(/\S/);
    await expect(footer.getByText(/© 2022\s+\S+/)).toBeVisible();
  });

  await test.step('at 767 px it is behind a menu icon, at 768 px it is not', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(list.link('About author')).toBeVisible();
    await expect(list.button('Open menu')).toBeHidden();

    await page.setViewportSize({ width: 767, height: 800 });
    await expect(list.link('About author')).toBeHidden();
    await list.button('Open menu').click();
    await expect(list.link('About author')).toBeVisible();
    await expect(list.button('Close menu')).toHaveAttribute('aria-expanded', 'true');
    await list.button('Close menu').click();
    await expect(list.link('About author')).toBeHidden();
    await expect(list.button('Open menu')).toHaveAttribute('aria-expanded', 'false');
  });
});
