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

/** Marks the elements, to recognise them later: a new element has no mark. */
const mark = (page: Page) =>
  rows(page).evaluateAll((all) => all.forEach((row) => Object.assign(row, { isMarked: true })));
const marked = (page: Page) =>
  rows(page).evaluateAll((all) => all.filter((row) => 'isMarked' in row).length);

/** Notes every row that was ever in the page, and every one that was taken out of it. */
const watchRows = (page: Page) =>
  page.addInitScript(() => {
    const [seen, taken] = [new Set<string>(), new Set<string>()];
    const ids = (nodes: NodeList) =>
      [...nodes].flatMap((node) =>
        node instanceof Element
          ? [node, ...node.querySelectorAll('li')].map((row) => row.getAttribute('data-task') ?? '')
          : [],
      );
    new MutationObserver((mutations) => {
      for (const { addedNodes, removedNodes } of mutations) {
        for (const id of ids(addedNodes)) seen.add(id);
        for (const id of ids(removedNodes)) taken.add(id);
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen, taken });
  });
const noted = (page: Page, name: 'seen' | 'taken') =>
  page.evaluate((key): string[] => [...Reflect.get(window, key)].filter((id) => id !== ''), name);

/** Notes everything that moves in the window without an action of the visitor. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: PerformanceEntry[] = [];
    new PerformanceObserver((entries) => moved.push(...entries.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    Object.assign(window, { moved });
  });
const moves = (page: Page) => page.evaluate((): number => Reflect.get(window, 'moved').length);

/** In the heading once the app has taken the list over, and not before. */
const progress = (page: Page) => page.locator('h2 + p');

// 04-languages.spec.ts has every language before the app starts.
test('the first rows are there before any script and stay, light and dark', async ({ page }) => {
  await watchRows(page);
  const names = NAMES.PL;
  const list = new ListPage(page, names);
  /** The rows, read at once. */
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
    expect(await noted(page, 'taken')).toEqual([]);
    expect(await standing()).toEqual(before);
    await list.checkbox('tea').click();
    await expect(list.checkbox('tea')).toBeChecked();
    await expect.poll(() => storedTasks(page)).toMatchObject([{ done: true }, { done: true }]);
    await expect(list.button(names.finishAll)).toBeDisabled();
  }
});

test('of a high list the visible rows are painted first, and stay', async ({ page, list }) => {
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
    expect(await noted(page, 'taken')).toEqual([]);
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

test('nothing moves while the app takes the rows over', async ({ page, list, browserName }) => {
  test.skip(browserName === 'firefox', 'only Chromium tells of what moves');
  await watchMoves(page);
  const short = (count: number) =>
    tasks(...Array.from({ length: count }, (_, index) => `task ${index + 1}`));
  for (const { width, stored } of [
    ...[5, 60, 1000].map((count) => ({ width: 1100, stored: manyTasks(count) })),
    ...[1, 5, 60, 1000].map((count) => ({ width: 412, stored: short(count) })),
  ]) {
    const count = stored.length;
    await test.step(`${count} tasks, ${width} px`, async () => {
      await leave(page);
      await page.setViewportSize({ width, height: 823 });
      const letIn = await holdBack(page, SCRIPTS);
      // A phone's browser paints as soon as the styles have come.
      const letStylesIn = await holdBack(page, '**/static/css/**');
      const loaded = list.openFresh({ tasks: stored });
      await expect(page.locator('footer')).toBeAttached();
      letStylesIn();
      await expect(list.link('task 1')).toBeVisible();
      letIn();
      await loaded;
      await expect(progress(page)).toBeVisible();
      if (count > 100) await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
      expect(await moves(page)).toBe(0);
    });
  }
});

test('the list as the app stores it is painted on the next visit', async ({ page, list }) => {
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

/** Leaves for a page that holds this, and finds no row there before the app has started. */
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
  for (const [what, stored] of Object.entries(NOT_PAINTED)) {
    await test.step(what, async () => {
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
    const seen = await noted(page, 'seen');
    expect(seen.filter((id) => !id.startsWith('39'))).toEqual([]);
  });
  await test.step('an address of the first public version', async () => {
    await list.openFresh({ tasks: tasks('tea') }, '#/autor');
    await expect(list.heading('Author')).toBeVisible();
    expect(await noted(page, 'seen')).toEqual([]);
  });
});

test('a hostile text is a text in the painted rows', async ({ page, list }) => {
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
  // React leaves attributes as it finds them: a new row has what React itself would write.
  await list.button('Hide done').click();
  await list.button('Show done').click();
  await expect(rows(page)).toHaveCount(hostile.length);
  expect(await marked(page)).toBe(3);
  expect(await shown()).toEqual(painted);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
