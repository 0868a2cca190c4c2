import type { Page } from '@playwright/test';
import { holdBack } from '../holdBack';
import { leave } from '../leave';
import { ListPage } from '../listPage';
import { manyTasks } from '../../src/app/manyTasks.testing';
import { NAMES } from '../names';
import { addInPage } from '../storage/addInPage';
import { openFresh, storedTasks, tasks, texts } from '../storedData';
import { expect, test } from '../test';

test.use({ reducedMotion: 'no-preference' });

const SCRIPTS = '**/static/js/**';
const rows = (page: Page) => page.locator('li[data-task]');

/** Marks the elements of the rows, so that a replaced one can be told. */
const mark = (page: Page) =>
  rows(page).evaluateAll((all) => all.forEach((row) => Object.assign(row, { isMarked: true })));
const marked = (page: Page) =>
  rows(page).evaluateAll((all) => all.filter((row) => 'isMarked' in row).length);

/** Collects the ids of the rows that enter and leave the page. */
const watchRows = (page: Page) =>
  page.addInitScript(() => {
    const [entered, left] = [new Set<string>(), new Set<string>()];
    const ids = (nodes: NodeList) =>
      [...nodes].flatMap((node) =>
        node instanceof Element
          ? [node, ...node.querySelectorAll('li')].map((row) => row.getAttribute('data-task') ?? '')
          : [],
      );
    new MutationObserver((mutations) => {
      for (const { addedNodes, removedNodes } of mutations) {
        for (const id of ids(addedNodes)) entered.add(id);
        for (const id of ids(removedNodes)) left.add(id);
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { entered, left });
  });
const idsOfRows = (page: Page, name: 'entered' | 'left') =>
  page.evaluate((key): string[] => [...Reflect.get(window, key)].filter((id) => id !== ''), name);

/** Appears once the app has taken the list over. */
const progress = (page: Page) => page.locator('h2 + p');

// 04-languages.spec.ts shows every language before the app starts.
test('the first rows are painted before any script runs, and stay', async ({ page }) => {
  await watchRows(page);
  const names = NAMES.PL;
  const list = new ListPage(page, names);
  /** The rows as the page shows them now. */
  const standing = () =>
    page.evaluate(() => ({
      language: document.documentElement.lang,
      addresses: [...document.querySelectorAll('li[data-task] a')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
      top: document.querySelector('li[data-task] a')?.getBoundingClientRect().top,
      buttons: [
        ...document.querySelectorAll<HTMLButtonElement>(
          'section:has(li) :has(> h2) ~ * button, li button',
        ),
      ].map(({ innerText, disabled }) => ({ innerText, disabled })),
    }));
  for (const theme of [false, true]) {
    await leave(page);
    const letIn = await holdBack(page, SCRIPTS);
    const loaded = list.openFresh({ language: 'PL', theme, tasks: tasks('tea', 'x milk') });
    await expect(list.contents).toHaveText(['tea', 'milk']);
    await expect(list.checkbox('tea')).not.toBeChecked();
    await expect(list.checkbox('milk')).toBeChecked();
    await expect(list.button(names.darkTheme)).toHaveAttribute('aria-pressed', String(theme));
    const before = await standing();
    expect(before.language).toBe('pl');
    expect(before.addresses[1]).toMatch(/\/zadania\/2$/);
    expect(before.buttons).toContainEqual({ innerText: names.finishAll, disabled: false });
    await mark(page);

    letIn();
    await loaded;
    await expect(progress(page)).toBeVisible();
    expect(await marked(page)).toBe(2);
    expect(await idsOfRows(page, 'left')).toEqual([]);
    expect(await standing()).toEqual(before);
    await list.checkbox('tea').click();
    await expect(list.checkbox('tea')).toBeChecked();
    await expect.poll(() => storedTasks(page)).toMatchObject([{ done: true }, { done: true }]);
    await expect(list.button(names.finishAll)).toBeDisabled();
  }
});

test('a list higher than the window has its visible rows painted first', async ({ page, list }) => {
  await watchRows(page);
  await test.step('a list higher than the window, which is resized', async () => {
    const letIn = await holdBack(page, SCRIPTS);
    const loaded = list.open({ tasks: manyTasks(60) });
    await expect(list.link('task 1')).toBeVisible();
    await page.setViewportSize({ width: 900, height: 1400 });
    const count = await rows(page).count();
    expect(count).toBeLessThan(60);
    expect(count * 53).toBeGreaterThan(800 - 560);
    await mark(page);
    letIn();
    await loaded;
    await expect(rows(page)).toHaveCount(60);
    expect(await marked(page)).toBe(count);
    expect(await idsOfRows(page, 'left')).toEqual([]);
  });
  await test.step('a long list', async () => {
    await leave(page);
    const letIn = await holdBack(page, SCRIPTS);
    const loaded = list.openFresh({ tasks: manyTasks(10_000) });
    await expect(list.link('task 1')).toBeVisible();
    letIn();
    await loaded;
    await expect(page.locator('li[aria-posinset="1"]')).toHaveAttribute('aria-setsize', '10000');
    await expect(list.link('task 1')).toBeInViewport();
  });
});

test('a list saved by the app is painted on the next visit', async ({ page, list }) => {
  await list.open();
  await list.add('tea');
  await expect(list.contents).toHaveText(['tea']);
  // The boot script does not paint a list with unconfirmed changes.
  const pending = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('tasks.pending.')),
    );
  await expect.poll(pending).toEqual([]);
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = page.reload();
  await expect(list.contents).toHaveText(['tea']);
  letIn();
  await loaded;
  await expect(progress(page)).toHaveText('0 of 1 done');
});

test('a list that another tab changes before the app starts is adopted', async ({ page, list }) => {
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = list.open({ tasks: tasks('tea') });
  await expect(list.contents).toHaveText(['tea']);
  await page.evaluate(
    (text) => localStorage.setItem('tasks', text),
    JSON.stringify(tasks('milk', 'x bread')),
  );
  letIn();
  await loaded;
  await expect(list.contents).toHaveText(['milk', 'bread']);
  await expect(progress(page)).toHaveText('1 of 2 done');
});

/** Opens the app with these values stored, and finds no row before the app has started. */
async function findNothingPainted(page: Page, stored: Record<string, string>, path = 'zadania') {
  await leave(page);
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = openFresh(page, path, { language: '"EN"', ...stored });
  await expect(new ListPage(page).newTask).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  letIn();
  await loaded;
}

/** Storage that only the app can read. */
const NOT_PAINTED: Record<string, Record<string, string>> = {
  'a list that is cut off': { tasks: '[{"id":"1","content":"tea","done":' },
  'a task without a text': texts({ tasks: tasks('tea', ' ') }),
};

test('nothing is painted from storage that only the app can read', async ({ page, list }) => {
  for (const [name, stored] of Object.entries(NOT_PAINTED)) {
    await test.step(name, async () => {
      await findNothingPainted(page, stored);
      await addInPage(page, ['one more']);
      await expect(list.checkbox('one more')).toBeAttached();
    });
  }
  await test.step('a search in the address', async () => {
    const stored = texts({ tasks: manyTasks(400) });
    await watchRows(page);
    await findNothingPainted(page, stored, 'zadania?szukaj=task 39');
    await expect(list.contents).toHaveCount(11);
    const entered = await idsOfRows(page, 'entered');
    expect(entered.filter((id) => !id.startsWith('39'))).toEqual([]);
  });
  await test.step('an address of the first public version', async () => {
    await list.openFresh({ tasks: tasks('tea') }, '#/autor');
    await expect(list.heading('Author')).toBeVisible();
    expect(await idsOfRows(page, 'entered')).toEqual([]);
  });
});

test('a hostile text stays text in the painted rows', async ({ page, list }) => {
  const hostile = [
    '<img src=x onerror="window.hacked=1">',
    '"><script>window.hacked=1</script>',
    '{content} $& $1 $` {content}',
    '</template></section><a href="javascript:alert(1)">',
    'a\u0000b\r\nc \u202E x',
    '\uD800 alone',
  ];
  const stored = hostile.map((content, at) => ({ id: `${at}/?#"&<%`, content, done: at % 2 > 0 }));
  const letIn = await holdBack(page, SCRIPTS);
  const loaded = list.open({ tasks: stored });
  await expect(rows(page)).toHaveCount(hostile.length);
  const shown = () =>
    rows(page).evaluateAll((all) =>
      all.map((row) => ({
        text: row.querySelector('a')?.textContent,
        address: row.querySelector('a')?.getAttribute('href'),
        names: [...row.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel),
        elements: row.querySelectorAll('*').length,
      })),
    );
  const painted = await shown();
  expect(painted.map(({ text }) => text)).toEqual(hostile);
  expect(new Set(painted.map(({ elements }) => elements))).toEqual(new Set([9]));
  await mark(page);
  letIn();
  await loaded;
  await expect(progress(page)).toBeVisible();
  expect(await marked(page)).toBe(hostile.length);
  // Hydration does not compare attributes: a new row has the ones that React writes.
  await list.button('Hide done').click();
  await list.button('Show done').click();
  await expect(rows(page)).toHaveCount(hostile.length);
  expect(await marked(page)).toBe(3);
  expect(await shown()).toEqual(painted);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
