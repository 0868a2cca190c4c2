import { fetchedAhead } from '../fetchedAhead';
import { holdBack } from '../holdBack';
import { expect, test } from '../hostTest';
import { manyTasks } from '../../src/app/manyTasks.testing';
import type { ListPage } from '../listPage';
import { SHARED_LIST } from '../sharedList';
import { tasks, type Stored } from '../storedData';

const LAZY_MODULES = /\/static\/js\/(?!index|react|runtime|en\b)/;

test.use({ expectedErrors: /Loading chunk|Failed to load resource|Loading failed for|ERR_FAILED/ });

test('a painted row can be changed before any lazy module has loaded', async ({ page, list }) => {
  const letIn = await holdBack(page, LAZY_MODULES);
  // Browsers may count a chunk requested early as part of the page load.
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

test('code fetched ahead opens History, Export and shortcuts at once', async ({ page, list }) => {
  const fetched = fetchedAhead(page);
  await list.open({ tasks: tasks('tea') });
  await fetched;
  const opened = page.locator('dialog[open], [role="menu"]');
  for (const name of ['History', 'Export', 'Keyboard shortcuts']) {
    await test.step(name, async () => {
      // After a fallback React waits 300 ms before it shows a late part.
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

test('with data saving on nothing is fetched ahead, and no worker that would fetch everything', async ({
  page,
  list,
}) => {
  await page.addInitScript(() => {
    const saveData = () => {
      document.documentElement.dataset['asked'] = '';
      return true;
    };
    const connection = Object.defineProperty({}, 'saveData', { get: saveData });
    Object.defineProperty(navigator, 'connection', { value: connection });
    // A new tab's empty page has no service worker container.
    if (!isSecureContext) return;
    navigator.serviceWorker.register = () => {
      document.documentElement.dataset['registered'] = '';
      return Promise.reject(new Error('not in this test'));
    };
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await list.open({ tasks: tasks('tea') });
  await expect(page.locator('html[data-asked]')).toBeAttached();
  await list.link('tea').click();
  await expect(list.heading('tea')).toBeVisible();
  await expect(page.locator('html[data-registered]')).not.toBeAttached();
  expect(requested.filter((address) => /\/(list-tools|long-list)\./.test(address))).toEqual([]);
});

test('a task opened before its screen has loaded gets the focus afterwards', async ({
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

test('notices that fail to load say so and can be tried again', async ({ page, list, host }) => {
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
  // The pressed button is gone, but the focus is not lost.
  await expect(page.getByRole('main')).toBeFocused();
});

interface Part {
  readonly part: string;
  readonly stored?: Stored;
  readonly path?: string;
  readonly ask?: (list: ListPage) => Promise<void>;
  readonly meanwhile?: (list: ListPage) => Promise<void>;
  readonly mended: (list: ListPage) => Promise<void>;
}

const FAILING: Readonly<Record<string, Part>> = {
  'an import': {
    part: 'list-tools',
    // Not by its button: a stock Firefox reports only one file dialog to its driver.
    ask: ({ page }) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'list.md', mimeType: 'text/plain', buffer: Buffer.from('- milk') }),
    mended: ({ contents }) => expect(contents).toHaveText(['tea', 'milk']),
  },
  'a link to a list': {
    part: 'list-tools',
    path: `zadania#lista=${SHARED_LIST}`,
    meanwhile: ({ page }) => expect(page).toHaveURL(/\/zadania$/),
    mended: ({ dialog }) => expect(dialog).toHaveAccessibleName('Add 3 tasks?'),
  },
  'a task': {
    part: 'details',
    ask: ({ contents }) => contents.click(),
    meanwhile: (list) => expect(list.heading('tea')).toBeVisible(),
    mended: ({ page }) => expect(page.getByText('Completed: No')).toBeVisible(),
  },
  'a long list': {
    part: 'long-list',
    stored: { tasks: manyTasks(101) },
    meanwhile: ({ page }) => expect(page.locator('li[data-task]')).toHaveCount(101),
    mended: ({ page }) => expect(page.locator('li[aria-posinset="1"]')).toBeVisible(),
  },
  'the work in the background': { part: 'background', mended: async () => {} },
};

for (const [name, { part, stored, path, ask, meanwhile, mended }] of Object.entries(FAILING)) {
  test(`${name}: a failed chunk is named and can be tried again`, async ({ page, list, host }) => {
    host.broken = { fault: '404', address: new RegExp(`/${part}\\.`) };
    const fetched = fetchedAhead(page);
    await list.open(stored ?? { tasks: tasks('tea') }, path);
    await ask?.(list);
    const line = page
      .getByRole('region', { name: 'Notices' })
      .getByText(`Loading chunk ${part} failed`);
    await expect(line).toBeVisible();
    await meanwhile?.(list);
    // A retry would share the answer to a pending request.
    if (part !== 'background') await fetched;
    host.broken = null;
    await list.button('Try again').click();
    await fetched;
    await mended(list);
    await expect(line).toHaveCount(0);
  });
}
