import type { Page } from '@playwright/test';
import type { ListPage } from '../listPage';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

test.use({ expectedErrors: /ERR_FAILED|status of 418/ });

const ADDRESS = '**/ToDoListReact/exampleTasks.json';
const OLD = tasks('mine', 'x also mine');

/** From here on only the test advances the clock. */
async function openWithClock(list: ListPage, stored: Parameters<ListPage['open']>[0] = {}) {
  await list.page.clock.install();
  await list.open({ tasks: OLD, ...stored });
  await expect(list.button(list.names.examples)).toBeEnabled();
}

/** Accepts the alert, which blocks the page, and returns its text. */
function nextAlert(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      void dialog.accept().then(() => resolve(`${dialog.type()}: ${dialog.message()}`));
    });
  });
}

test('§4 §7 §9 the examples are fetched 1500 ms after the press', async ({ page, list }) => {
  const asked: string[] = [];
  await page.route(ADDRESS, (route) => {
    asked.push(`${route.request().method()} ${route.request().url()}`);
    return route.fulfill({ status: 418, json: tasks('new') });
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

test('§4 the published examples replace the whole list', async ({ page, list }) => {
  await openWithClock(list);
  await list.button('Get example tasks').click();
  await page.clock.runFor(1500);
  await expect(list.rows).toHaveCount(5);
  await expect(list.link('mine')).toHaveCount(0);
  // The journal takes the test's list before the app replaces it.
  await expect.poll(() => storedTasks(page)).toHaveLength(5);
  const saved = await storedTasks(page);
  expect(saved.filter(({ done }) => done)).toHaveLength(1);
});

test('§7 §8 failing examples show an alert, and the list stays', async ({ page, list }) => {
  await page.route(ADDRESS, (route) => route.abort());
  await openWithClock(list);
  const alert = nextAlert(page);
  await list.button('Get example tasks').click();
  await page.clock.runFor(1500);
  expect(await alert).toMatch(/^alert: Coś poszło nie tak.*⌚\nSomething went wrong, try later/);
  await expect(list.button('Get example tasks')).toBeEnabled();
  await expect(list.contents).toHaveText(['mine', 'also mine']);
  expect(await storedTasks(page)).toEqual(OLD);
});
