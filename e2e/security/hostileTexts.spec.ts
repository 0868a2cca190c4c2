import type { Page } from '@playwright/test';
import { leave } from '../leave';
import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { listOf } from '../sharedList';
import { storedTasks } from '../storedData';
import { NOT_FOUND_LINE } from '../test';
import { HOSTILE_TEXTS } from './hostileTexts';
import { expect, test } from './watched';

test.use({ expectedErrors: NOT_FOUND_LINE });

const TEXTS = [...HOSTILE_TEXTS];
const LIST = TEXTS.map((content, index) => ({ id: `${index}`, content, done: index % 2 === 0 }));
/** An address cannot contain a lone surrogate. */
const IN_ADDRESSES = new Set(TEXTS.filter((text) => !/\p{Surrogate}/u.test(text)));
/** A one-line field drops line breaks, and the app trims the text. */
const TYPED = TEXTS.map((text) => text.replace(/[\r\n]/g, '').trim()).filter((text) => text !== '');
const contents = (tasks: readonly { content: string }[]) => tasks.map(({ content }) => content);

/** A long list has all its rows in the page only while it is printed. */
async function printed(page: Page, count: number) {
  await expect(page.getByText(` of ${count} done`)).toBeVisible();
  await page.locator('li[aria-posinset="1"]').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

/** The exact texts of all rows; a locator would collapse white space. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li:not([aria-posinset]) a')].map(
      (link) => link.textContent,
    ),
  );

test('there are at least 200 hostile texts', () => {
  expect(new Set(TEXTS).size).toBeGreaterThanOrEqual(200);
});

test('hostile texts from any source are shown as plain text', async ({ page, list }) => {
  await test.step('stored', async () => {
    await list.open({ tasks: LIST });
    await printed(page, TEXTS.length);
    expect(await shown(page)).toEqual(TEXTS);
    expect(contents(await storedTasks(page))).toEqual(TEXTS);
  });
  await test.step('in the example list', async () => {
    await page.route('**/exampleTasks.json', (route) => route.fulfill({ json: LIST }));
    await list.openFresh();
    await list.button('Get example tasks').click();
    await printed(page, LIST.length);
    expect(await shown(page)).toEqual(TEXTS);
  });
  await test.step('in a file', async () => {
    await list.openFresh();
    const buffer = Buffer.from(JSON.stringify(LIST));
    const file = { name: 'list.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await printed(page, LIST.length);
    expect(await shown(page)).toEqual(TEXTS);
  });
  await test.step('in a link', async () => {
    await leave(page);
    await list.openFresh({}, `zadania#lista=${listOf(LIST)}`);
    await list.button('Yes').click();
    await printed(page, LIST.length);
    expect(await shown(page)).toEqual(TEXTS);
  });
  await test.step('typed', async () => {
    await list.openFresh();
    // Before its start the app remembers only one submitted text.
    await expect(list.newTask).toBeFocused();
    await page.evaluate((texts) => {
      const field = document.querySelector('form input');
      if (!(field instanceof HTMLInputElement)) throw new Error('no field');
      for (const text of texts) {
        field.value = text;
        field.form?.requestSubmit();
      }
    }, TEXTS);
    await printed(page, TYPED.length);
    expect(await shown(page)).toEqual(TYPED);
  });
});

test('on the details screen only web addresses become links, and open as shown', async ({
  page,
  list,
}) => {
  const tasks = LIST.map((task) =>
    IN_ADDRESSES.has(task.content) ? { ...task, id: task.content } : task,
  );
  await list.open({ tasks }, `zadania/${encodeURIComponent(tasks[0]?.id ?? '')}`);
  await expect(page.getByText('Completed: Yes')).toBeVisible();
  const found = await page.evaluate(async (wanted) => {
    const title = () => document.querySelector('h1')?.textContent;
    const inPage = () => [...document.querySelectorAll<HTMLAnchorElement>('main li a, main h1 a')];
    const until = async (isThere: () => boolean) => {
      for (let tries = 0; tries < 500 && !isThere(); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    const seen = [];
    for (const { id, content } of wanted) {
      history.pushState(null, '', `/ToDoListReact/zadania/${encodeURIComponent(id)}`);
      dispatchEvent(new PopStateEvent('popstate'));
      await until(() => title() === content);
      const links = inPage().map(({ href, textContent }) => ({ href, says: textContent }));
      seen.push({ content: title() ?? '', links });
    }
    return seen;
  }, tasks);
  expect(contents(found)).toEqual(TEXTS);
  for (const { content, links } of found) {
    expect(links.length, content).toBe(/https?:\/\//i.test(content) ? 1 : 0);
    for (const { href, says } of links) {
      expect(href).toBe(says);
      expect(href).toMatch(/^https?:\/\/[!-~]+$/);
    }
  }
});

test('hostile settings and pending changes leave the list intact', async ({ page, list }) => {
  await page.addInitScript((text) => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('theme', text);
    localStorage.setItem('language', JSON.stringify(text));
    localStorage.setItem('tasks.pending.1.other', text);
  }, TEXTS.join(''));
  await page.goto('zadania');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(list.heading('Lista zadań')).toBeVisible();
  await new ListPage(page, NAMES.PL).add('herbata');
  await expect(list.contents).toHaveText(['herbata']);
  await page.reload();
  await expect(list.contents).toHaveText(['herbata']);
});
