import type { Page } from '@playwright/test';
import { holdBack } from '../holdBack';
import { leave } from '../leave';
import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { LANGUAGES, openAnew, storedText, tasks, type Language, type Task } from '../storedData';
import { textsOnScreen } from '../textsOnScreen';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

test('§2 §4 a language button sets header, title and language at once and for the next visit', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea') });
  for (const language of LANGUAGES) {
    await list.button(language).click();
    await expect(list.heading(NAMES[language].title)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
    await expect(page).toHaveTitle(NAMES[language].title);
    for (const one of LANGUAGES) {
      await expect(list.button(one)).toHaveAttribute('aria-pressed', String(one === language));
    }
    expect(await storedText(page, 'language')).toBe(`"${language}"`);
    await page.reload();
    await expect(list.heading(NAMES[language].title)).toBeVisible();
  }
});

test('§4 the page is in the stored language, or in Polish, before the app has started, and after', async ({
  page,
  list,
}) => {
  for (const { stored, shown } of [
    ...LANGUAGES.map((language) => ({ stored: `"${language}"`, shown: language })),
    { stored: '"DE"', shown: 'PL' as const },
    { stored: 'EN', shown: 'PL' as const },
  ]) {
    await test.step(stored, async () => {
      await leave(page);
      const letIn = await holdBack(page, '**/static/js/**');
      const loaded = openAnew(page, 'zadania', { language: stored });
      await expect(page.locator('html')).toHaveAttribute('lang', shown.toLowerCase());
      await expect(list.heading(NAMES[shown].title)).toBeVisible();
      letIn();
      await loaded;
      await expect(page.locator('html')).toHaveAttribute('lang', shown.toLowerCase());
      await expect(list.button(shown)).toHaveAttribute('aria-pressed', 'true');
    });
  }
});

test('§8 every control of the main screen and the details has its name in every language', async ({
  page,
}) => {
  await new ListPage(page).open({ tasks: tasks('tea', 'x milk') });
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const names = NAMES[language];
      const list = new ListPage(page, names);
      await list.button(language).click();
      await expect(list.heading(names.addSection, 2)).toBeVisible();
      // All that is there, as assistive technology has it, at once.
      const tree = await page.locator('body').ariaSnapshot();
      for (const name of [names.addSection, names.search, names.list]) {
        expect(tree).toContain(`heading "${name}" [level=2]`);
      }
      for (const name of [
        names.addTask,
        names.examples,
        names.finishAll,
        names.hideDone,
        names.removeAll,
        names.darkTheme,
      ]) {
        expect(tree).toContain(`button "${name}"`);
      }
      for (const name of [names.tasks, names.author, names.info]) {
        expect(tree).toContain(`link "${name}"`);
      }
      expect(tree).toContain(`textbox "${names.newTask}"`);
      expect(tree).toContain(`searchbox "${names.filter}"`);
      await list.button(names.hideDone).click();
      await expect(list.button(names.showDone)).toBeVisible();
      await list.button(names.showDone).click();

      await list.link('tea').click();
      await expect(page.getByText(names.notCompleted, { exact: true })).toBeVisible();
      await list.back();
      await list.link('milk').click();
      await expect(page.getByText(names.completed, { exact: true })).toBeVisible();
      await list.back();
    });
  }
});

/** As a link of the app does, which loads nothing anew. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', `/ToDoListReact/${address}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Everything a visitor can read or hear on all screens. */
async function everyText(page: Page, language: Language): Promise<Set<string>> {
  const list = new ListPage(page, NAMES[language]);
  const found = new Set<string>();
  const read = async () => {
    for (const text of await textsOnScreen(page)) found.add(text);
  };
  const isThere = async () => {
    // The HTML has the Polish title; the app gives the page its own when all else is there.
    if (language !== 'PL') await expect(page).not.toHaveTitle(/Lista zadań/);
    await expect(page.getByRole('heading').first()).toBeVisible();
  };
  const open = async (stored: readonly Task[]) => {
    await list.openAnew({ language, tasks: stored });
    await isThere();
  };
  await open([]);
  await read();
  await open(tasks('x 1', 'x '));
  await read();
  await page.getByRole('listitem').first().getByRole('button').nth(-2).click();
  await expect(list.rows.getByRole('textbox')).toBeFocused();
  await read();
  await list.button(NAMES[language].hideDone).click();
  await read();
  await list.button(NAMES[language].removeAll).click();
  await expect(list.dialog).toBeVisible();
  await read();
  await page.keyboard.press('Escape');
  await expect(list.dialog).toHaveCount(0);
  await list.button(NAMES[language].showDone).click();
  await page.getByRole('listitem').getByRole('button').last().click();
  await expect(list.dialog).toBeVisible();
  await read();
  await open(tasks('1'));
  for (const path of ['zadania/1', 'zadania/unknown', 'autor', 'info', 'nowhere']) {
    const former = await page.getByRole('heading').first().innerText();
    await goTo(page, path);
    await expect(page.getByRole('heading').first()).not.toHaveText(former);
    await read();
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await open([]);
  await read();
  await page.getByRole('navigation').getByRole('button').click();
  await read();
  await page.setViewportSize({ width: 1100, height: 800 });
  return found;
}

/** The same in every language: names of languages, of the author, and words two languages share. */
const SHARED = /^(PL|EN|ES|OK|No|\d|© 2022.*|.*@example\.com|.*example\.com.*)$/;

test('§8 no text of one language shows in another, on any screen', async ({ page, list }) => {
  test.slow();
  await list.open({}, 'autor');
  const footer = await page.getByRole('contentinfo').getByText('© 2022').textContent();
  const author = footer?.replace(/^.*2022\s*/, '').trim() ?? '';
  // Every text holds an empty name, and none would be compared.
  expect(author).not.toBe('');
  const [polish, english, spanish] = [
    await everyText(page, 'PL'),
    await everyText(page, 'EN'),
    await everyText(page, 'ES'),
  ];
  expect(english.size).toBeGreaterThan(40);
  const shared = (one: Set<string>, other: Set<string>) =>
    [...one].filter((text) => other.has(text) && !SHARED.test(text) && !text.includes(author));
  expect(shared(english, polish), 'English and Polish').toEqual([]);
  expect(shared(english, spanish), 'English and Spanish').toEqual([]);
  expect(shared(polish, spanish), 'Polish and Spanish').toEqual([]);
});
