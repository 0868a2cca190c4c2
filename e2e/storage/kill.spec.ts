import { openWith, storedTasks, tasks, texts } from '../storedData';
import { atRest } from './atRest';
import { expect, test } from './ownBrowser';

// A killed browser cannot deliver its trace.
test.use({ trace: 'off' });

// Each test starts browsers, which takes a busy machine half a minute each.
test.describe.configure({ timeout: 240_000 });

test('[C1, C9] tasks and undo entries survive kill -9 of the whole browser', async ({
  ownBrowser,
}) => {
  let list = await ownBrowser.start();
  const killAndReturn = async (contents: string[]) => {
    await expect(list.contents).toHaveText(contents);
    await atRest(list.page);
    await ownBrowser.kill();
    list = await ownBrowser.start();
    await list.open();
    await expect(list.contents).toHaveText(contents);
  };

  await test.step('the first task of a new visitor', async () => {
    await list.open();
    await list.add('first');
    await killAndReturn(['first']);
  });

  await test.step('many actions of every kind', async () => {
    for (const content of ['second', 'third', 'fourth', 'fifth']) await list.add(content);
    await list.edit('second', 'zweite');
    await list.checkbox('third').check();
    await list.removeButton('fourth').click();
    await list.button('Yes').click();
    await killAndReturn(['first', 'zweite', 'third', 'fifth']);
    await expect(list.checkbox('third')).toBeChecked();
    await expect(list.checkbox('fifth')).not.toBeChecked();
    await expect(list.page.getByRole('region', { name: 'Notices' })).toBeHidden();
  });

  await test.step('undo reverts changes from before the kill', async () => {
    await expect(list.newTask).toBeFocused();
    await list.page.keyboard.press('ControlOrMeta+z');
    await expect(list.contents).toHaveText(['first', 'zweite', 'third', 'fourth', 'fifth']);
    await list.page.keyboard.press('ControlOrMeta+z');
    await expect(list.checkbox('third')).not.toBeChecked();
    await list.page.keyboard.press('ControlOrMeta+z');
    await expect(list.contents).toHaveText(['first', 'second', 'third', 'fourth', 'fifth']);
  });
});

test('[C4, L3] after a kill that loses localStorage the list is the journal’s', async ({
  ownBrowser,
}) => {
  let list = await ownBrowser.start();
  const loseAndReturn = async (...contents: string[]) => {
    await atRest(list.page);
    await ownBrowser.kill();
    ownBrowser.loseLocalStorage();
    list = await ownBrowser.start();
    await list.page.goto('exampleTasks.json');
    expect(await list.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await list.open();
    await expect(list.contents).toHaveText(contents);
    await expect.poll(async () => (await storedTasks(list.page)).length).toBe(contents.length);
    await expect(list.page.getByRole('region', { name: 'Notices' })).toBeHidden();
  };
  await list.open();
  await list.add('first');
  await loseAndReturn('first');
  // The visit before the kill includes a page that was left.
  await list.page.reload();
  await list.add('second');
  await loseAndReturn('first', 'second');
});

test('[C1] a crash right after an action loses nothing', async ({ ownBrowser, browserName }) => {
  let list = await ownBrowser.start();
  await list.open();
  await list.add('before');
  await list.newTask.fill('one');
  await list.newTask.press('Enter');
  ownBrowser.crashPages();
  // Playwright loses a Firefox whose page processes are gone.
  if (browserName === 'firefox') await ownBrowser.shutDown();
  list = await (browserName === 'firefox' ? ownBrowser.start() : ownBrowser.newPage());
  await openWith(list.page, 'zadania', texts({ language: 'EN' }));
  await expect(list.contents).toHaveText(['before', 'one']);
});

test('[P2] half-typed text survives a crashed page', async ({ ownBrowser, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium lets its driver reload a page that crashed');
  const list = await ownBrowser.start();
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.newTask.pressSequentially('half a th');
  await list.editButton('milk').click();
  await list.editor.pressSequentially('oat mi');
  // Playwright abandons a crashed page; DevTools can still reload it.
  const devTools = await list.page.context().newCDPSession(list.page);
  const crashed = list.page.waitForEvent('crash');
  ownBrowser.crashPages();
  await crashed;
  await devTools.send('Page.reload');
  const typed = async () => {
    const fields = `document.querySelectorAll('input[type=text], textarea')`;
    const expression = `[...${fields}].map(({ value }) => value)`;
    const { result } = await devTools.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  await expect.poll(typed).toEqual(['half a th', 'oat mi']);
});
