import { holdBack } from '../holdBack';
import { storedTasks, storedText, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ reducedMotion: 'no-preference' });

const SCRIPTS = '**/static/js/**';

test('a box ticked while the app is loading stays ticked', async ({ page, list }) => {
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = list.open({ tasks: tasks('tea', 'milk', 'x bread') });
  await list.checkbox('tea').click();
  await list.checkbox('milk').click();
  await list.checkbox('milk').press('Space');
  await list.checkbox('bread').click();
  letIn();
  await loaded;
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await expect(list.checkbox('tea')).toBeChecked();
  await expect(list.checkbox('milk')).not.toBeChecked();
  await expect(list.checkbox('bread')).not.toBeChecked();
  await expect.poll(() => storedTasks(page)).toEqual(tasks('x tea', 'milk', 'bread'));
  await list.checkbox('tea').click();
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  await expect(list.checkbox('tea')).not.toBeChecked();
});

test('a box ticked while React takes the page over counts once', async ({ page, list }) => {
  // React schedules its work by messages. Held back, they stop it between the page and its rows.
  await page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage');
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function hold(this: MessagePort, message: unknown) {
      const send = () => post.call(this, message);
      // Before hydration no message is React's.
      if (document.querySelector('#root[data-page]')) send();
      else held.push(send);
    };
    const resume = () => {
      MessagePort.prototype.postMessage = post;
      for (const send of held) send();
    };
    Object.assign(window, { resume });
  });
  await list.open({ tasks: tasks('tea', 'milk') });
  await expect(page.locator('#root:not([data-page])')).toBeAttached();
  await list.checkbox('tea').click();
  await page.evaluate(() => Reflect.get(window, 'resume')());
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await expect(list.checkbox('tea')).toBeChecked();
  await expect.poll(() => storedTasks(page)).toEqual(tasks('x tea', 'milk'));
});

test('early presses take effect in their order', async ({ page, list }) => {
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = list.open({ tasks: tasks('tea', 'x milk') });
  await list.button('ES').click();
  await list.button('PL').click();
  await list.button('Dark theme').click();
  await list.button('Hide done').click();
  await list.button('Export').click();
  letIn();
  await loaded;
  await expect(page.getByRole('menu', { name: 'Eksportuj' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(list.button('Pokaż ukończone')).toBeVisible();
  await expect(list.contents).toHaveText(['tea']);
});

test('a button pressed before the texts have loaded works afterwards', async ({ page, list }) => {
  const letIn = await holdBack(page, '**/static/js/en.*');
  const started = page.waitForResponse('**/static/js/index.*');
  const loaded = list.open({ tasks: tasks('tea') });
  await started;
  await list.button('Dark theme').click();
  await list.checkbox('tea').click();
  letIn();
  await loaded;
  await expect(list.button('Dark theme')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 of 1 done')).toBeVisible();
  await expect(list.checkbox('tea')).toBeChecked();
});

test('early presses also take effect on a page without tasks', async ({ page, list }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = list.open({}, 'info');
  // An odd number of presses changes the theme.
  await list.button('Dark theme').click();
  await list.button('Dark theme').press('Space');
  await list.button('Dark theme').press('Enter');
  await list.button('Open menu').click();
  letIn();
  await loaded;
  await expect(list.button('Close menu')).toBeVisible();
  await expect(list.button('Dark theme')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => storedText(page, 'theme')).toBe('true');
});

test('a task entered while the app is loading is added once', async ({ page, list }) => {
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = list.open();
  await list.newTask.pressSequentially('milk');
  await list.newTask.press('Enter');
  await expect(list.newTask).toHaveValue('milk');
  letIn();
  await loaded;
  await expect(list.contents).toHaveText(['milk']);
  await expect(list.newTask).toHaveValue('');
  await expect(list.newTask).toBeFocused();
  await expect.poll(async () => (await storedTasks(page)).length).toBe(1);
});

test('a search typed while the app is loading takes effect', async ({ page, list }) => {
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = list.open({ tasks: tasks('tea', 'milk') });
  await list.filter.pressSequentially('te');
  letIn();
  await loaded;
  await expect(list.contents).toHaveText(['tea']);
  await page.keyboard.type('a');
  await expect(list.filter).toHaveValue('tea');
  await expect(page).toHaveURL(/\?szukaj=tea$/);
});

test.describe('a link', () => {
  // The static host answers with 404 and the app.
  test.use({ expectedErrors: NOT_FOUND_LINE });

  test('followed while the app is loading leads to its task', async ({ page, list }) => {
    const letIn = await holdBack(page, SCRIPTS);
    const loaded = list.open({ tasks: tasks('tea', 'milk') }).catch(() => null);
    await list.link('milk').click({ noWaitAfter: true });
    letIn();
    await loaded;
    await expect(list.heading('milk')).toBeVisible();
  });
});
