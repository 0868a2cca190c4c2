import { expect, NOT_FOUND_LINE, test } from '../test';

const BASE = '/ToDoListReact/';

/** Percent-encoding that stands for no text. */
const BROKEN = ['%E0%A4%A', 'zadania/%E0%A4%A', 'zadania/100%'];

const SCREENS = [
  { path: 'zadania', heading: 'List of tasks' },
  { path: 'autor', heading: /\S/ },
  { path: 'info', heading: /\S/ },
];

for (const { path, heading } of SCREENS) {
  test(`§2 /${path} opens directly, with and without a trailing slash`, async ({ page, list }) => {
    for (const address of [path, `${path}/`]) {
      const response = await list.open({}, address);
      expect(response?.status(), address).toBe(200);
      await expect(
        page.getByRole('main').getByRole('heading', { name: heading }).first(),
      ).toBeVisible();
      await expect(page.getByRole('navigation')).toBeVisible();
    }
  });
}

for (const path of ['', '/ToDoListReact', '/']) {
  test(`§2 the address "${path || BASE}" leads to /zadania and leaves no step in the history`, async ({
    page,
    list,
  }) => {
    await list.open({}, 'info');
    await page.goto(path);
    await expect(page).toHaveURL(`${BASE}zadania`);
    await expect(list.heading('List of tasks', 2)).toBeVisible();

    await list.back();
    await expect(page).toHaveURL(`${BASE}info`);
  });
}

const HASH_ADDRESSES = [
  ['#/zadania?szukaj=tea', 'zadania?szukaj=tea', 'List of tasks'],
  ['#/zadania/1', 'zadania/1', 'tea'],
  ['#/zadania/a%2Fb%3Fc%23d%20%25%C3%A9', 'zadania/a%2Fb%3Fc%23d%20%25%C3%A9', 'odd id'],
  ['#/autor', 'autor', undefined],
  ['#/info', 'info', undefined],
] as const;

for (const [hash, path, heading] of HASH_ADDRESSES) {
  test(`§2 the address ${hash} of the first version becomes /${path}`, async ({ page, list }) => {
    const tasks = [
      { id: '1', content: 'tea', done: false },
      { id: 'a/b?c#d %é', content: 'odd id', done: false },
    ];
    await list.open({ tasks }, 'info');
    await page.goto(hash === '#/info' ? `./zadania${hash}` : `./${hash}`);
    await expect(page).toHaveURL(`${BASE}${path}`);
    if (heading) await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    if (path.includes('szukaj')) await expect(list.filter).toHaveValue('tea');
    await expect(page.getByRole('navigation')).toBeVisible();
  });
}

test.describe('addresses that the static host answers with 404.html', () => {
  test.use({ expectedErrors: NOT_FOUND_LINE });

  for (const id of ['plain', 'a/b?c#d %é', '100%', 'ąę 🙂', '../info']) {
    test(`§2 /zadania/{id} opens directly and from the list for the id "${id}"`, async ({
      page,
      list,
    }) => {
      const tasks = [{ id, content: 'the one', done: true }];
      const address = `${BASE}zadania/${encodeURIComponent(id)}`;
      await list.open({ tasks }, address);
      await expect(list.heading('the one')).toBeVisible();
      await expect(page.getByText('Completed: Yes')).toBeVisible();

      await page.goto('zadania');
      await list.contents.click();
      await expect(list.heading('the one')).toBeVisible();
      await page.reload();
      await expect(list.heading('the one')).toBeVisible();
    });
  }

  test('§2 a details address tolerates a trailing slash', async ({ list }) => {
    await list.open({ tasks: [{ id: 'a', content: 'the one', done: false }] }, 'zadania/a/');
    await expect(list.heading('the one')).toBeVisible();
  });

  for (const path of ['nothing', 'zadania/a/b', 'autor/x', 'Zadania', 'info%20', ...BROKEN]) {
    test(`§2 /${path} is the 404 page`, async ({ list }) => {
      const response = await list.open({}, path);
      expect(response?.status()).toBe(404);
      await expect(list.heading('Error 404 - page not found')).toBeVisible();
    });
  }
});
