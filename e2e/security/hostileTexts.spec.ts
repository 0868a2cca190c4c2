import type { Page } from '@playwright/test';
import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { storedTasks } from '../storedData';
import { NOT_FOUND_LINE } from '../test';
import { HOSTILE_TEXTS } from './hostileTexts';
import { expect, test } from './watched';

test.use({ expectedErrors: NOT_FOUND_LINE });

const TEXTS = [...HOSTILE_TEXTS];
const LIST = TEXTS.map((content, index) => ({ id: `${index}`, content, done: index % 2 === 0 }));
/** Half a pair cannot stand in an address. */
const IN_ADDRESSES = TEXTS.filter((text) => !/\p{Surrogate}/u.test(text));
/** A field of one line drops line breaks, and the app the space around. */
const TYPED = TEXTS.map((text) => text.replace(/[\r\n]/g, '').trim()).filter((text) => text !== '');

const contents = (tasks: readonly { content: string }[]) => tasks.map(({ content }) => content);

const holds = (text: string, term: string) =>
  text.toLowerCase().includes(term.trim().toLowerCase());

/** So many are a long list, which is wholly in the page when it is printed. */
async function printed(page: Page, count: number) {
  await expect(page.getByText(` of ${count} done`)).toBeVisible();
  await page.locator('li[aria-posinset="1"]').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

/** On paper, and exactly; a locator would join white space. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li:not([aria-posinset]) a')].map(
      (link) => link.textContent,
    ),
  );

test('there are at least 200 of them', () => {
  expect(new Set(TEXTS).size).toBeGreaterThanOrEqual(200);
});

test('stored as contents they are shown as they are', async ({ page, list }) => {
  await list.open({ tasks: LIST });
  await printed(page, TEXTS.length);
  expect(await shown(page)).toEqual(TEXTS);
  expect(contents(await storedTasks(page))).toEqual(TEXTS);
});

test('typed as new tasks they are added as they are', async ({ page, list }) => {
  await list.open();
  // Before the app has started, one text waits for it, not hundreds.
  await expect(list.newTask).toBeFocused();
  await page.evaluate(async (texts) => {
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

test('in the editor and in the question before removal they are shown as they are', async ({
  page,
  list,
}) => {
  await list.open({ tasks: LIST.slice(0, 1) });
  await list.rows.first().waitFor();
  const wrong = await page.evaluate(async (texts) => {
    const seen = async <Kind extends HTMLElement>(selector: string) => {
      for (;;) {
        const element = document.querySelector<Kind>(selector);
        if (element) return element;
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    const press = async (selector: string) => (await seen(selector)).click();
    const differing = [];
    for (const text of texts) {
      await press('main li button[aria-label^="Edit:"]');
      const field = await seen<HTMLTextAreaElement>('main li textarea');
      field.value = text;
      field.form?.requestSubmit();
      await seen('main li a');
      await press('main li button[data-control="remove"]');
      const asked = (await seen('dialog[open]')).textContent;
      if (!asked.includes(field.value.trim())) differing.push([text, asked]);
      await press('dialog button[aria-label="Close"]');
      await seen('body:not(:has(dialog))');
    }
    return differing;
  }, TEXTS);
  expect(wrong).toEqual([]);
  await expect(list.rows).toHaveCount(1);
});

test('as ids they are found by their address', async ({ page, list }) => {
  const tasks = IN_ADDRESSES.map((id, index) => ({ id, content: `task ${index}`, done: false }));
  await list.open({ tasks });
  await printed(page, tasks.length);
  const titles = await page.evaluate(async (wanted) => {
    const title = () => document.querySelector('h1')?.textContent;
    const seen = [];
    for (const { id, content } of wanted) {
      history.pushState(null, '', `/ToDoListReact/zadania/${encodeURIComponent(id)}`);
      dispatchEvent(new PopStateEvent('popstate'));
      for (let tries = 0; tries < 500 && title() !== content; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      seen.push(title());
    }
    return seen;
  }, tasks);
  expect(titles).toEqual(contents(tasks));
});

test('as details, only web addresses become links, and each leads where it says', async ({
  page,
  list,
}) => {
  await list.open({ tasks: LIST }, 'zadania/0');
  await expect(page.getByText('Completed: Yes')).toBeVisible();
  const links = await page.evaluate(async (tasks) => {
    const title = () => document.querySelector('h1')?.textContent;
    const found: { text: string; links: { href: string; says: string }[] }[] = [];
    for (const { id, content } of tasks) {
      history.pushState(null, '', `/ToDoListReact/zadania/${id}`);
      dispatchEvent(new PopStateEvent('popstate'));
      for (let tries = 0; tries < 500 && title() !== content; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (title() !== content) throw new Error(`not shown: ${content}`);
      // Links come with a part of their own.
      const patience = /https?:\/\//i.test(content) ? 500 : 0;
      const inPage = () => [...document.querySelectorAll<HTMLAnchorElement>('main li a')];
      for (let tries = 0; tries < patience && inPage().length === 0; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      found.push({
        text: content,
        links: inPage().map(({ href, textContent }) => ({ href, says: textContent })),
      });
    }
    return found;
  }, LIST);
  for (const { text, links: inText } of links) {
    expect(inText.length, text).toBe(/https?:\/\//i.test(text) ? 1 : 0);
    for (const { href, says } of inText) {
      expect(href).toBe(says);
      expect(href).toMatch(/^https?:\/\/[!-~]+$/);
    }
  }
});

test('in the search, by address and by hand, each finds the task that holds it', async ({
  page,
  list,
}) => {
  await list.open({ tasks: LIST });
  await printed(page, LIST.length);
  const missing = await page.evaluate(async (terms) => {
    const finds = (term: string) =>
      [...document.querySelectorAll('main li a')].some((link) => link.textContent === term);
    const lost = [];
    for (const term of terms) {
      history.pushState(null, '', `?${new URLSearchParams({ szukaj: term }).toString()}`);
      dispatchEvent(new PopStateEvent('popstate'));
      // A list is filtered when the page has time for it.
      for (let tries = 0; tries < 500 && !finds(term); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (!finds(term)) lost.push(term);
    }
    return lost;
  }, IN_ADDRESSES);
  expect(missing).toEqual([]);
  const inOneLine = IN_ADDRESSES.filter((term) => !/[\r\n]/.test(term));
  for (const term of inOneLine.filter((_, index) => index % 25 === 0)) {
    await list.search(term);
    const result = async () => {
      const found = await shown(page);
      const strays = found.filter((text) => !holds(text ?? '', term));
      return { strays, isFound: found.includes(term) };
    };
    await expect.poll(result, term).toEqual({ strays: [], isFound: true });
  }
});

test('behind a hash, where addresses once stood, none leads away', async ({ page, list }) => {
  await list.open();
  await list.newTask.waitFor();
  const { origin } = new URL(page.url());
  const unnamed = await page.evaluate(async (texts) => {
    const typed = async (hash: string) => {
      const heard = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      location.hash = hash;
      await heard;
    };
    const title = () => document.querySelector('h1')?.textContent ?? '';
    const without = [];
    for (const hash of texts.flatMap((text) => [`#/${text}`, `#/zadania/${text}`])) {
      await typed(hash);
      for (let tries = 0; tries < 500 && title() === ''; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (title() === '') without.push(hash);
    }
    return without;
  }, IN_ADDRESSES);
  expect(unnamed, 'shows a page without a title').toEqual([]);
  expect(new URL(page.url()).origin).toBe(origin);
  await expect(page.locator('h1')).toBeVisible();
});

test('as addresses to open, none is more than an unknown page', async ({ page }) => {
  const raw = ['<script>window.hacked=1</script>', '"><img src=x onerror=window.hacked=1>'];
  const whole = ['%00', '%E0%A4%A', 'javascript:window.hacked=1', '..%2f..%2f', '%3Cscript%3E'];
  for (const path of [...raw, ...whole]) {
    await page.goto(`zadania/${path}`);
    await expect(page.locator('h1')).toBeVisible();
    await page.goto(`zadania?szukaj=${path}`);
    await expect(page.getByRole('searchbox')).toBeVisible();
  }
});

test('in the example list they are shown as they are', async ({ page, list }) => {
  await page.route('**/exampleTasks.json', (route) => route.fulfill({ json: LIST }));
  await list.open();
  await list.button('Get example tasks').click();
  await printed(page, LIST.length);
  expect(await shown(page)).toEqual(TEXTS);
});

test('in a file they are shown as they are', async ({ page, list }) => {
  await list.open();
  const file = {
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(LIST)),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await printed(page, LIST.length);
  expect(await shown(page)).toEqual(TEXTS);
});

test('in the settings and beside the list they are none, and the list is kept', async ({
  page,
  list,
}) => {
  await page.addInitScript((text) => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('theme', text);
    localStorage.setItem('language', JSON.stringify(text));
    localStorage.setItem('tasks.sync.other', text);
    localStorage.setItem('tasks.foreign', text);
  }, TEXTS.join(''));
  await page.goto('zadania');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(list.heading('Lista zadań')).toBeVisible();
  await new ListPage(page, NAMES.PL).add('herbata');
  await expect(list.contents).toHaveText(['herbata']);
  await page.reload();
  await expect(list.contents).toHaveText(['herbata']);
});
