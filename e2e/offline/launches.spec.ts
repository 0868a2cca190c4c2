import type { Page } from '@playwright/test';
import { SHARED_LIST } from '../sharedList';
import { tasks } from '../storedData';
import { expect, test } from '../test';

interface Launch {
  readonly targetURL?: string;
  /** Their texts by name; each becomes a real file of the browser's own file system. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Stands for the browser's queue of launches: no test can make the system open an installed app. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const launchQueue = {
      setConsumer(take: (launch: unknown) => void) {
        Object.assign(window, { launch: take });
      },
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
});

async function launch(page: Page, { targetURL = 'zadania', files = {} }: Launch) {
  await page.waitForFunction(() => 'launch' in window);
  await page.evaluate(
    async ([address, contents]) => {
      const folder = await navigator.storage.getDirectory();
      const handles = await Promise.all(
        contents.map(async ([name, text]) => {
          const handle = await folder.getFileHandle(name, { create: true });
          const writable = await handle.createWritable();
          await writable.write(text);
          await writable.close();
          return handle;
        }),
      );
      const { href } = new URL(address, `${location.origin}/ToDoListReact/`);
      Reflect.get(window, 'launch')({ targetURL: href, files: handles });
    },
    [targetURL, Object.entries(files)] as const,
  );
}

test('files opened with the app are imported as one step', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await launch(page, {
    files: {
      'list.md': '- [ ] milk\n- [x] bread\n',
      'list.json': JSON.stringify([{ id: 'j', content: 'plums', done: false }]),
      'todo.txt': 'x eggs\n',
    },
  });
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread', 'plums', 'eggs']);
  await expect(list.checkbox('bread')).toBeChecked();
  await expect(list.checkbox('eggs')).toBeChecked();
  await list.button('Undo').click();
  await expect(list.contents).toHaveText(['tea']);
});

test('a launched file that is gone is called unreadable', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  await page.waitForFunction(() => 'launch' in window);
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle('gone.md', { create: true });
    await folder.removeEntry('gone.md');
    Reflect.get(window, 'launch')({ targetURL: location.href, files: [handle] });
  });
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'This file could not be read',
  );
  await expect(list.contents).toHaveText(['tea']);
});

test('a launch reaches the open app without a reload', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x milk') }, 'zadania?nowe=jam');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await test.step('the first launch address is not handled twice', async () => {
    await expect(list.newTask).toHaveValue('jam');
    await list.newTask.press('Enter');
    await launch(page, { targetURL: 'zadania?nowe=jam' });
    await expect(list.contents).toHaveText(['tea', 'milk', 'jam']);
    await expect(list.newTask).toHaveValue('');
  });
  await test.step('the icon leaves the app as it was', async () => {
    await list.button('Hide done').click();
    await list.link('tea').click();
    await launch(page, { targetURL: 'zadania' });
    await expect(list.heading('tea')).toBeVisible();
  });
  await test.step('a shared text fills the field', async () => {
    await launch(page, { targetURL: 'zadania?nowe=Read&nowe=https%3A%2F%2Fexample.org' });
    await expect(list.newTask).toHaveValue('Read https://example.org');
    await expect(list.newTask).toBeFocused();
    await expect(list.contents).toHaveText(['tea', 'jam']);
    await expect(page).toHaveURL(/zadania$/);
  });
  await test.step('a shortcut leads to the search, repeatedly', async () => {
    for (const _ of [1, 2]) {
      await list.newTask.focus();
      await launch(page, { targetURL: 'zadania#szukaj' });
      await expect(list.filter).toBeFocused();
    }
  });
  await test.step('a link to a list opens its question', async () => {
    await list.link('About author').click();
    await launch(page, { targetURL: `zadania#lista=${SHARED_LIST}` });
    await expect(list.dialog).toHaveAccessibleName('Add 3 tasks?');
    await list.button('Yes').click();
    await expect(page).toHaveURL(/\/zadania$/);
  });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('the number on the icon', () => {
  /** The numbers given to the system: a headless browser has no icon. */
  async function badges(page: Page): Promise<() => Promise<number[]>> {
    await page.addInitScript(() => {
      const shown: number[] = [];
      Object.assign(window, { shown });
      navigator.setAppBadge = async (count) => void shown.push(count ?? -1);
    });
    return () => page.evaluate(() => Reflect.get(window, 'shown'));
  }

  /** No driver can emulate the display mode of an installed app. */
  const asInstalled = (page: Page) =>
    page.addInitScript(() => {
      const ask = matchMedia.bind(window);
      window.matchMedia = (query) => ask(query.replace('(display-mode: standalone)', 'all'));
    });

  test('counts the open tasks, and is removed with the last', async ({ page, list }) => {
    await asInstalled(page);
    const shown = await badges(page);
    await list.open({ tasks: tasks('tea', 'x milk', 'bread') });
    await expect.poll(shown).toEqual([2]);
    await list.search('tea');
    await list.checkbox('tea').click();
    await expect.poll(shown).toEqual([2, 1]);
    await list.button('Finish all').click();
    await expect.poll(shown).toEqual([2, 1, 0]);
  });

  test('is not set in a tab', async ({ page, list }) => {
    const shown = await badges(page);
    await list.open({ tasks: tasks('tea') });
    // The badge would be set together with the launch queue.
    await page.waitForFunction(() => 'launch' in window);
    expect(await shown()).toEqual([]);
  });
});
