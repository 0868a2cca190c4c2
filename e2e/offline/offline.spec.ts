import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../hostTest';
import { storedTasks, tasks } from '../storedData';
import { serviceWorkerReady } from './serviceWorkerReady';

test.use({
  serviceWorkers: 'allow',
  // Firefox's message about a request cancelled because the page was left.
  expectedErrors: /A ServiceWorker intercepted the request/,
});

const ODD_ID = 'a/b?c#d %é';

test('after one visit every screen opens offline', async ({ page, list, host }) => {
  const odd = { id: ODD_ID, content: 'odd', done: true };
  await list.open({ tasks: [{ id: '1', content: 'tea', done: false }, odd], theme: true });
  await serviceWorkerReady(page);
  await host.disconnect();

  const screens = [
    ['zadania', 'To-do list'],
    ['zadania?szukaj=te', 'To-do list'],
    ['zadania/', 'To-do list'],
    ['', 'To-do list'],
    ['#/autor', 'Author'],
    ['zadania/1', 'tea'],
    [`zadania/${encodeURIComponent(ODD_ID)}`, 'odd'],
    ['zadania/unknown', 'Unfortunately, the task not found'],
    ['autor', 'Author'],
    ['info', 'About application'],
    ['nowhere/at/all', 'Error 404 - page not found'],
  ] as const;
  for (const [path, title] of screens) {
    await page.goto(path);
    await expect(list.heading(title), path).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('zadania?nowe=in+the+tunnel');
  await expect(list.newTask).toHaveValue('in the tunnel');
});

test('changes made offline survive', async ({ context, page, list, host }) => {
  await list.open();
  await serviceWorkerReady(page);
  await host.disconnect();
  await page.reload();
  await list.add('in the tunnel');
  await list.button('ES').click();
  await expect(list.heading('Lista de tareas')).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.goto('zadania');
  await expect(later.getByRole('link', { name: 'in the tunnel', exact: true })).toBeVisible();
  expect(await storedTasks(later)).toMatchObject([{ content: 'in the tunnel' }]);
});

test.describe('with the failure in the console', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ });

  test('offline, an alert says that the examples could not be loaded', async ({
    page,
    list,
    host,
  }) => {
    await list.open();
    await serviceWorkerReady(page);
    await page.reload();
    writeFileSync(join(host.dir, 'exampleTasks.json'), JSON.stringify(tasks('changed since')));
    await list.button('Get example tasks').click();
    await expect(list.contents).toHaveText(['changed since']);

    await host.disconnect();
    const alert = page.waitForEvent('dialog');
    await list.button('Get example tasks').click();
    expect((await alert).message()).toMatch(/^Coś poszło nie tak.*⌚/);
    await (await alert).accept();
    await expect(list.button('Get example tasks')).toBeEnabled();
    await expect(list.contents).toHaveText(['changed since']);
  });
});

test.describe('without the service worker', () => {
  test.use({ expectedErrors: /status of 404|bad HTTP response/ });

  test('a failed registration is no error', async ({ page, list, host }) => {
    host.broken = { fault: '404', address: /\/sw\.js/ };
    await list.open();
    await expect.poll(() => host.asked.some((address) => address.endsWith('/sw.js'))).toBe(true);
    await list.add('tea');
    await expect(list.contents).toHaveText(['tea']);
    await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
  });
});
