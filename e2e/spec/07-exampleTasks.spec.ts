import type { Page, Route } from '@playwright/test';
import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

test.use({ expectedErrors: /ERR_FAILED|status of 418/ });

const ADDRESS = '**/ToDoListReact/exampleTasks.json';
const OLD = tasks('mine', 'x also mine');

/** Time stands still from here on, but for what a test lets pass. */
async function openWithClock(list: ListPage, stored: Parameters<ListPage['open']>[0] = {}) {
  await list.page.clock.install();
  await list.open({ tasks: OLD, ...stored });
  await expect(list.button(list.names.examples)).toBeEnabled();
}

/** The alert's text, which stops the page until it is answered. */
function nextAlert(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      void dialog.accept().then(() => resolve(`${dialog.type()}: ${dialog.message()}`));
    });
  });
}

test('§4 §9 the list is fetched 1500 ms after the press, and the button waits as Loading...', async ({
  page,
  list,
}) => {
  const asked: string[] = [];
  await page.route(ADDRESS, (route) => {
    asked.push(`${route.request().method()} ${route.request().url()}`);
    return route.fulfill({ json: tasks('new') });
  });
  await openWithClock(list);
  await page.clock.pauseAt(Date.now() + 60_000);
  await list.button('Get example tasks').click();
  await expect(list.button('Loading...')).toBeDisabled();
  await expect(list.button('Get example tasks')).toHaveCount(0);

  await page.clock.runFor(1450);
  await expect(list.button('Loading...')).toBeDisabled();
  expect(asked).toEqual([]);
  await page.clock.runFor(50);
  await expect(list.contents).toHaveText(['new']);
  await expect(list.button('Get example tasks')).toBeEnabled();
  expect(asked).toEqual([
    expect.stringMatching(/^GET http:\/\/localhost:\d+\/ToDoListReact\/exampleTasks\.json$/),
  ]);
});

test('§4 the published examples are five tasks, one of them done, and replace the whole list', async ({
  page,
  list,
}) => {
  await openWithClock(list);
  await list.button('Get example tasks').click();
  await page.clock.runFor(1500);
  await expect(list.rows).toHaveCount(5);
  await expect(list.link('mine')).toHaveCount(0);
  // The text that the test put there is kept in the journal before it is written over.
  await expect.poll(() => storedTasks(page)).toHaveLength(5);
  const saved = await storedTasks(page);
  expect(saved.filter(({ done }) => done)).toHaveLength(1);
});

test('§7 a bad status with a good list is a success; good items are kept, bad ones left out', async ({
  page,
  list,
}) => {
  const items = [
    { content: 'no id', done: true },
    'text',
    { id: 'a', content: 'good', done: false, x: 1 },
  ];
  let answer = { status: 418, json: tasks('new') as readonly unknown[] };
  await page.route(ADDRESS, (route) => route.fulfill(answer));
  await openWithClock(list);
  await list.button('Get example tasks').click();
  await page.clock.runFor(1500);
  await expect(list.contents).toHaveText(['new']);

  answer = { status: 200, json: items };
  await list.button('Get example tasks').click();
  await page.clock.runFor(1500);
  await expect(list.contents).toHaveText(['no id', 'good']);
  const second = async () => (await storedTasks(page))[1];
  await expect.poll(second).toEqual({ id: 'a', content: 'good', done: false });
});

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'the network fails': (route) => route.abort(),
  'the answer is no JSON': (route) => route.fulfill({ body: '<!doctype html>' }),
  'the answer is no list': (route) => route.fulfill({ json: { tasks: 'none' } }),
  'no item of the list is a task': (route) => route.fulfill({ json: [1, { id: 'a' }] }),
};

test('§7 §8 an alert is shown, loading ends and the list stays, however the examples fail', async ({
  page,
  list,
}) => {
  let answer = (route: Route) => route.abort();
  await page.route(ADDRESS, (route) => answer(route));
  await openWithClock(list);
  for (const [failure, fail] of Object.entries(FAILURES)) {
    await test.step(failure, async () => {
      answer = fail;
      const alert = nextAlert(page);
      await list.button('Get example tasks').click();
      await page.clock.runFor(1500);
      expect(await alert).toMatch(/^alert: Coś poszło nie tak.*⌚/);
      await expect(list.button('Get example tasks')).toBeEnabled();
      await expect(list.contents).toHaveText(['mine', 'also mine']);
      expect(await storedTasks(page)).toEqual(OLD);
    });
  }
});

/** The line that follows the Polish one, in the language of the page when the alert comes. */
const SECOND_LINES = [
  ['PL', undefined],
  ['EN', /^Something went wrong, try later/],
  ['ES', /^\S+ .*(tarde|después)/],
] as const;

test('§8 the alert is Polish with a watch, and a second line is in the language of the page', async ({
  page,
}) => {
  await page.route(ADDRESS, (route) => route.abort());
  await openWithClock(new ListPage(page));
  for (const [language, second] of SECOND_LINES) {
    await test.step(language, async () => {
      const list = new ListPage(page, NAMES[language]);
      await list.button(language).click();
      const alert = nextAlert(page);
      await list.button(NAMES[language].examples).click();
      await page.clock.runFor(1500);
      const [first, ...rest] = (await alert).split('\n');
      expect(first).toMatch(/^alert: Coś poszło nie tak, .*później.*⌚/);
      if (second) expect(rest.join('')).toMatch(second);
      else expect(rest).toEqual([]);
    });
  }
});

test('§4 leaving the screen while loading does not lose the answer, and coming back finds the button still waiting', async ({
  page,
  list,
}) => {
  await page.route(ADDRESS, (route) => route.fulfill({ json: tasks('new') }));
  await openWithClock(list);
  await page.clock.pauseAt(Date.now() + 60_000);
  await list.button('Get example tasks').click();
  await list.link('About author').click();
  await expect(page).toHaveURL(/autor$/);
  await list.link('Tasks').click();
  await expect(list.button('Loading...')).toBeDisabled();

  await list.link('About author').click();
  await expect(page).toHaveURL(/autor$/);
  await page.clock.runFor(1500);
  await expect.poll(() => storedTasks(page)).toEqual(tasks('new'));
  await list.link('Tasks').click();
  await expect(list.contents).toHaveText(['new']);
  await expect(list.button('Get example tasks')).toBeEnabled();
});

test('§8 a language chosen while the examples are loading is the one of the alert', async ({
  page,
}) => {
  await page.route(ADDRESS, (route) => route.abort());
  await openWithClock(new ListPage(page));
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [from, language, second] of [
    ['EN', 'PL', undefined],
    ['PL', 'ES', /(tarde|después)/],
  ] as const) {
    await test.step(language, async () => {
      const alert = nextAlert(page);
      const list = new ListPage(page, NAMES[from]);
      await list.button(list.names.examples).click();
      await list.button(language).click();
      await expect(list.button(NAMES[language].addTask)).toBeVisible();
      await page.clock.runFor(1500);
      const [, line] = (await alert).split('\n');
      if (second) expect(line).toMatch(second);
      else expect(line).toBeUndefined();
      await expect(list.button(NAMES[language].examples)).toBeEnabled();
    });
  }
});
