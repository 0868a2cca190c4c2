import { fetchedAhead } from '../fetchedAhead';
import { holdBack } from '../holdBack';
import { expect, test } from '../hostTest';
import { manyTasks } from '../list/manyTasks';
import { tasks } from '../storedData';

const LAZY_MODULES = /\/static\/js\/(?!index|react|runtime|en\b)/;

test.use({ expectedErrors: /Loading chunk|Failed to load resource|Loading failed for|ERR_FAILED/ });

test('a painted row can be edited, moved and removed while every lazy module is held back', async ({
  page,
  list,
}) => {
  const letIn = await holdBack(page, LAZY_MODULES);
  // Browsers may count a part that is asked for early as one of the page's own.
  const loaded = list.open({ tasks: tasks('tea', 'milk', 'bread') });
  await list.edit('tea', 'green tea');
  await list.editButton('green tea').click();
  await list.button('Move down: green tea').click();
  await list.button('OK').click();
  await expect(list.contents).toHaveText(['milk', 'green tea', 'bread']);
  await list.removeButton('milk').click();
  await list.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(list.contents).toHaveText(['green tea', 'bread']);
  letIn();
  await loaded;
});

test('History, Export and Keyboard shortcuts open within a frame once their code has been fetched ahead', async ({
  page,
  list,
}) => {
  const fetched = fetchedAhead(page);
  await list.open({ tasks: tasks('tea') });
  await fetched;
  const opened = page.locator('dialog[open], [role="menu"]');
  for (const name of ['History', 'Export', 'Keyboard shortcuts']) {
    await test.step(name, async () => {
      // A part that is not there yet waits 300 ms: React shows nothing sooner after a fallback.
      const isOpen = await list.button(name).evaluate(async (button: HTMLElement) => {
        button.click();
        await new Promise(requestAnimationFrame);
        return document.querySelector('dialog[open], [role="menu"]') !== null;
      });
      expect(isOpen).toBe(true);
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
    });
  }
});

test('for a visitor who saves data nothing is fetched ahead, and a task opens all the same', async ({
  page,
  list,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // What comes after fetching ahead.
    navigator.serviceWorker.register = () => {
      document.documentElement.dataset['registered'] = '';
      return Promise.reject(new Error('not in this test'));
    };
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await list.open({ tasks: tasks('tea') });
  await expect(page.locator('html[data-registered]')).toBeAttached();
  expect(requested.filter((address) => /\/(details|list-tools)\./.test(address))).toEqual([]);
  await list.link('tea').click();
  await expect(list.heading('tea')).toBeVisible();
});

test('an import whose part fails names it as every part is named, and Try again imports the file', async ({
  page,
  list,
  host,
}) => {
  host.broken = { fault: '404', address: /\/list-tools\./ };
  const fetched = fetchedAhead(page);
  await list.open({ tasks: tasks('tea') });
  const file = { name: 'list.md', mimeType: 'text/plain', buffer: Buffer.from('- [ ] milk') };
  // Without its button: a stock Firefox tells its driver of one file dialog only.
  const importMilk = () => page.locator('input[type=file]').setInputFiles(file);
  await importMilk();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    /could not be loaded\. Loading chunk list-tools failed\.\s*\(error: http\S+\/static\/js\/list-tools\.\w+\.js\S*\)/,
  );
  // Another try would otherwise share the answer to a request that is still under way.
  await fetched;
  host.broken = null;
  await list.button('Try again').click();
  await expect(list.contents).toHaveText(['tea', 'milk']);
});

test('a task whose screen fails is still named, and Try again shows it', async ({
  page,
  list,
  host,
}) => {
  host.broken = { fault: '404', address: /\/details\./ };
  const fetched = fetchedAhead(page);
  await list.open({ tasks: tasks('tea') });
  await list.contents.click();
  await expect(
    page.getByRole('region', { name: 'Notices' }).getByText(/Loading chunk details failed/),
  ).toBeVisible();
  await expect(list.heading('tea')).toBeVisible();
  await fetched;
  host.broken = null;
  await list.button('Try again').click();
  await expect(page.getByText('Completed: No')).toBeVisible();
});

test('a task opened before its screen has come has the focus on its title then', async ({
  page,
  list,
}) => {
  const letIn = await holdBack(page, '**/static/js/details.*');
  await list.open({ tasks: tasks('tea') });
  await list.contents.click();
  await expect(page).toHaveURL(/zadania\/1$/);
  await expect(page.getByRole('main')).toBeFocused();
  letIn();
  await expect(list.heading('tea')).toBeFocused();
});

test('notices that fail say so in their place, and Try again fetches them', async ({
  page,
  list,
  host,
}) => {
  host.broken = { fault: '404', address: /\/notices\./ };
  await list.open({ tasks: tasks('tea', 'milk') });
  const line = page
    .getByRole('region', { name: 'Notices' })
    .getByText(/Loading chunk notices failed/);
  await expect(line).toBeVisible();
  await list.removeButton('tea').click();
  await list.button('Yes').click();
  await expect(list.contents).toHaveText(['milk']);

  host.broken = null;
  await list.button('Try again').press('Enter');
  await expect(line).toHaveCount(0);
  await expect(list.button('Undo')).toBeVisible();
  // The button that was pressed is gone, and the focus is not.
  await expect(page.getByRole('main')).toBeFocused();
});

test('a long list whose part fails is whole all the same and says so, and Try again fetches the part', async ({
  page,
  list,
  host,
}) => {
  host.broken = { fault: '404', address: /\/long-list\./ };
  const fetched = fetchedAhead(page);
  await list.open({ tasks: manyTasks(101) });
  const line = page
    .getByRole('region', { name: 'Notices' })
    .getByText(/Loading chunk long-list failed/);
  await expect(line).toBeVisible();
  await expect(page.locator('li[data-task]')).toHaveCount(101);

  await fetched;
  host.broken = null;
  await list.button('Try again').click();
  await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('what works in the background says so when it fails, and Try again fetches it', async ({
  page,
  list,
  host,
}) => {
  host.broken = { fault: '404', address: /\/background\./ };
  await list.open({ tasks: tasks('tea') });
  const line = page
    .getByRole('region', { name: 'Notices' })
    .getByText(/Loading chunk background failed/);
  await expect(line).toBeVisible();
  host.broken = null;
  const fetched = fetchedAhead(page);
  await list.button('Try again').click();
  await fetched;
  await expect(line).toHaveCount(0);
});
