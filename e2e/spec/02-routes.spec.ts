import { leave } from '../leave';
import { expect, NOT_FOUND_LINE, test } from '../test';

const BASE = '/ToDoListReact/';

/** Invalid percent-encoding. */
const BROKEN = ['%E0%A4%A', 'zadania/%E0%A4%A', 'zadania/100%'];

const SCREENS = [
  { path: 'zadania', heading: 'List of tasks' },
  { path: 'autor', heading: /\S/ },
  { path: 'info', heading: /\S/ },
];

test('§2 /zadania, /autor and /info open directly, or with a slash', async ({ page, list }) => {
  for (const { path, heading } of SCREENS) {
    for (const address of [path, `${path}/`]) {
      const response = await list.open({}, address);
      expect(response?.status(), address).toBe(200);
      await expect(
        page.getByRole('main').getByRole('heading', { name: heading }).first(),
        address,
      ).toBeVisible();
      await expect(page.getByRole('navigation'), address).toBeVisible();
    }
  }
});

test('§2 base and host lead to /zadania, with no step in the history', async ({ page, list }) => {
  const steps = () => page.evaluate(() => history.length);
  for (const path of ['', '/ToDoListReact', '/']) {
    await test.step(path || BASE, async () => {
      await list.open({}, 'zadania?szukaj=tea');
      const before = await steps();
      await page.goto(path);
      await expect(page).toHaveURL(`${BASE}zadania`);
      await expect(list.heading('List of tasks', 2)).toBeVisible();
      expect(await steps(), 'one step for the visit, none for the redirect').toBe(before + 1);
    });
  }
});

const HASH_ADDRESSES = [
  ['#/zadania?szukaj=tea', 'zadania?szukaj=tea', 'List of tasks'],
  ['#/zadania/1', 'zadania/1', 'tea'],
  ['#/zadania/a%2Fb%3Fc%23d%20%25%C3%A9', 'zadania/a%2Fb%3Fc%23d%20%25%C3%A9', 'odd id'],
  ['#/autor', 'autor', 'Author'],
  ['#/info', 'info', 'About application'],
] as const;

test('§2 the hash addresses of the first version become real paths', async ({ page, list }) => {
  const tasks = [
    { id: '1', content: 'tea', done: false },
    { id: 'a/b?c#d %é', content: 'odd id', done: false },
  ];
  for (const [hash, path, heading] of HASH_ADDRESSES) {
    await leave(page);
    await list.open({ tasks }, `./${hash}`);
    await expect(page).toHaveURL(`${BASE}${path}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    if (path.includes('szukaj')) await expect(list.filter).toHaveValue('tea');
  }
  await test.step('a hash typed into the open page', async () => {
    await page.evaluate(() => {
      location.hash = '#/autor';
    });
    await expect(page).toHaveURL(`${BASE}autor`);
    await expect(list.link('About author')).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('addresses that the static host answers with 404.html', () => {
  test.use({ expectedErrors: NOT_FOUND_LINE });

  test('§2 /zadania/{id} opens directly and from the list, with any id', async ({ page, list }) => {
    const tasks = ['a/b?c#d %é', '100%', '../info'].map((id) => ({
      id,
      content: `the one with ${id}`,
      done: true,
    }));
    for (const { id, content } of tasks) {
      await list.open({ tasks }, `zadania/${encodeURIComponent(id)}`);
      await expect(list.heading(content)).toBeVisible();
      await expect(page.getByText('Completed: Yes')).toBeVisible();

      await list.link('Tasks').click();
      await list.link(content).click();
      await expect(list.heading(content)).toBeVisible();
    }
    await test.step('with a trailing slash', async () => {
      await list.open({ tasks }, 'zadania/100%25/');
      await expect(list.heading('the one with 100%')).toBeVisible();
    });
  });

  test('§2 §8 every other address is the 404 page, even a broken one', async ({ list }) => {
    for (const path of ['nothing', 'zadania/a/b', 'autor/x', 'Zadania', 'info%20', ...BROKEN]) {
      const response = await list.open({}, path);
      expect(response?.status(), path).toBe(404);
      await expect(list.heading('Error 404 - page not found'), path).toBeVisible();
    }
  });
});
