import { expect, NOT_FOUND_LINE, test } from '../test';

test('§1 §2 the author page has a name, the application page a link', async ({ page, list }) => {
  await list.open({}, 'autor');
  const copyright = await page.getByRole('contentinfo').getByText('© 2022').textContent();
  const name = copyright?.replace(/^.*2022\s*/, '').trim() ?? '';
  expect(name).not.toBe('');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveText(/\w+ \w+ \w+/);

  await list.link('About application').click();
  await expect(list.heading('About application')).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveText(/\w+ \w+ \w+/);
  await expect(page.getByText('Your tasks live in this browser.')).toContainText('Safari');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/example\.com\//,
  );
});

test.describe('404', () => {
  test.use({ expectedErrors: NOT_FOUND_LINE });

  test('§2 §8 the 404 page has nothing but a way back', async ({ page, list }) => {
    await list.open({}, 'nowhere');
    await expect(list.heading('Error 404 - page not found')).toBeVisible();
    await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(1);

    await list.link('Back to Home Page').click();
    await expect(page).toHaveURL('/ToDoListReact/zadania');
    await expect(list.heading('List of tasks', 2)).toBeVisible();
  });
});
