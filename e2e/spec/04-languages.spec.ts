import { holdBack } from '../holdBack';
import { leave } from '../leave';
import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { LANGUAGES, openAnew, storedText, tasks } from '../storedData';
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
    { stored: '{"language":"ES"}', shown: 'ES' as const },
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

// In e2e/accessibility/tree.spec.ts and src/app/languages.component.test.tsx.
test('§8 every control of the main screen and the details has its name in every language @repeated', async ({
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
