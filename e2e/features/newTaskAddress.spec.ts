import type { Page } from '@playwright/test';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

/** As the installed app does when it is open already. */
const goTo = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('the address puts a text into the field, which only the visitor adds', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('milk') }, 'zadania?nowe=za%C5%BC%C3%B3%C5%82%C4%87+%3Cb%3E%26');
  await expect(list.newTask).toHaveValue('zażółć <b>&');
  await expect(list.newTask).toBeFocused();
  await expect(page).toHaveURL(/zadania$/);
  await page.reload();
  await expect(list.newTask).toHaveValue('zażółć <b>&');
  await expect(list.contents).toHaveText(['milk']);
  expect(await storedTasks(page)).toHaveLength(1);
  await list.newTask.press('Enter');
  await expect(list.contents).toHaveText(['milk', 'zażółć <b>&']);
  await page.reload();
  await expect(list.newTask).toHaveValue('');
});

test('it stands behind what is half typed, and beside a search', async ({ page, list }) => {
  await list.open({ tasks: tasks('milk', 'tea') });
  await list.newTask.pressSequentially('read ');
  await page.goto('zadania?szukaj=te&nowe=https%3A%2F%2Fexample.org');
  await expect(list.newTask).toHaveValue('read https://example.org');
  await expect(list.filter).toHaveValue('te');
  await expect(list.contents).toHaveText(['tea']);
  await expect(page).toHaveURL(/zadania\?szukaj=te$/);
});

test('what the address has is text or nothing', async ({ page, list }) => {
  for (const [what, address, value] of [
    [
      'title, text and address, joined, as another app shares them',
      'zadania?nowe=Tea&nowe=first%0Asecond&nowe=https%3A%2F%2Fexample.org',
      'Tea first second https://example.org',
    ],
    ['a former address', '#/zadania?nowe=tea', 'tea'],
    ['broken encoding', 'zadania?nowe=%E0%A4%A', '\ufffd%A'],
    ['control characters', 'zadania?nowe=a%00%1Bb%7Fc', 'a b c'],
    ['nothing', 'zadania?nowe=', ''],
    ['nothing, twice', 'zadania?nowe&nowe=%0A', ''],
    ['markup', 'zadania?nowe="><img+src=x+onerror=alert(1)>', '"><img src=x onerror=alert(1)>'],
    ['many letters', `zadania?nowe=${'x'.repeat(7000)}`, 'x'.repeat(7000)],
  ] as const) {
    await test.step(what, async () => {
      await list.openAnew({ tasks: tasks('milk') }, address);
      await expect(page).toHaveURL(/\/zadania$/);
      await expect(list.newTask).toHaveValue(value);
      await expect(list.contents).toHaveText(['milk']);
    });
  }
});

test('a hundred thousand letters are a text like any other', async ({ page, list }) => {
  await list.open();
  await expect(list.newTask).toBeFocused();
  // No server would take so long an address; the app may be given it by the system.
  await goTo(page, `zadania?nowe=${'%C5%BC'.repeat(100_000)}`);
  await expect(page).toHaveURL(/zadania$/);
  expect(await list.newTask.inputValue()).toBe('ż'.repeat(100_000));
  await list.newTask.press('Enter');
  await expect.poll(async () => (await storedTasks(page))[0]?.content.length).toBe(100_000);
});

test('it comes to an app that is open, from any screen, and Back does not bring it again', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('milk') });
  await list.newTask.pressSequentially('read');
  await goTo(page, '/ToDoListReact/zadania?nowe=one');
  await expect(list.newTask).toHaveValue('read one');
  await list.link('About author').click();
  await expect(list.heading('Author')).toBeVisible();
  await goTo(page, '/ToDoListReact/zadania?nowe=two');
  await expect(list.newTask).toHaveValue('read one two');
  await list.back();
  await expect(list.heading('Author')).toBeVisible();
  await list.back();
  await expect(list.newTask).toHaveValue('read one two');
  await expect(list.contents).toHaveText(['milk']);
});

test('what is typed and submitted before the app has started is added without it', async ({
  page,
  list,
}) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/static/js/index.*', async (route) => {
    await held;
    await route.continue();
  });
  const loaded = list.open({}, 'zadania?nowe=shared');
  await list.newTask.pressSequentially('typed');
  await list.newTask.press('Enter');
  letIn();
  await loaded;
  await expect(list.contents).toHaveText(['typed']);
  await expect(list.newTask).toHaveValue('shared');
});
