import { holdBack } from '../holdBack';
import { storedTasks, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

const SCRIPTS = '**/static/js/**';

test('a box ticked while the app is still loading stays ticked, and twice is not at all', async ({
  page,
  list,
}) => {
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
  // React works in messages to itself. Held back once it has the page, it does not have the rows.
  await page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage');
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function hold(this: MessagePort, message: unknown) {
      const send = () => post.call(this, message);
      // The app itself starts in several tasks, by messages of its own.
      if (document.querySelector('#root[data-page]')) send();
      else held.push(send);
    };
    const goOn = () => {
      MessagePort.prototype.postMessage = post;
      for (const send of held) send();
    };
    Object.assign(window, { goOn });
  });
  await list.open({ tasks: tasks('tea', 'milk') });
  await expect(page.locator('#root:not([data-page])')).toBeAttached();
  await list.checkbox('tea').click();
  await page.evaluate(() => Reflect.get(window, 'goOn')());
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await expect(list.checkbox('tea')).toBeChecked();
  await expect.poll(() => storedTasks(page)).toEqual(tasks('x tea', 'milk'));
});

test('a button pressed while the app is still loading is answered when it has loaded', async ({
  page,
  list,
}) => {
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = list.open({ tasks: tasks('tea', 'milk') });
  await list.editButton('milk').click();
  letIn();
  await loaded;
  await expect(list.editor).toBeFocused();
  await expect(list.editor).toHaveValue('milk');
});

test.describe('a link', () => {
  // The static host knows no tasks, and answers with the app all the same.
  test.use({ expectedErrors: NOT_FOUND_LINE });

  test('that is followed while the app is still loading leads to its task', async ({
    page,
    list,
  }) => {
    const letIn = await holdBack(page, SCRIPTS);
    const loaded = list.open({ tasks: tasks('tea', 'milk') }).catch(() => null);
    await list.link('milk').click({ noWaitAfter: true });
    letIn();
    await loaded;
    await expect(list.heading('milk')).toBeVisible();
  });
});

test('a task entered into a painted list is added below it', async ({ page, list }) => {
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = list.open({ tasks: tasks('tea') });
  await expect(list.contents).toHaveText(['tea']);
  await list.newTask.pressSequentially('milk');
  await list.newTask.press('Enter');
  letIn();
  await loaded;
  await expect(list.contents).toHaveText(['tea', 'milk']);
});
