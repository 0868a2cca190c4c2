import type { Page } from '@playwright/test';
import { Keyboard } from '../accessibility/keyboard';
import { TEXTS } from '../accessibility/texts';
import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { readCode, SHARED_LIST, SHARED_TASKS } from '../sharedList';
import { rememberFiles, textOfDownload } from '../storage/downloads';
import { LANGUAGES, tasks, type Language } from '../storedData';
import { expect, test } from '../test';

// In Firefox Playwright takes a picture with a style of its own, which the page's policy refuses.
test.use({ expectedErrors: /blocked an inline style/ });

async function openSending(page: Page, language: Language = 'EN') {
  const texts = TEXTS[language];
  await page.getByRole('button', { name: texts.files.export, exact: true }).click();
  await page.getByRole('menuitem', { name: texts.export.send, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.export.send, exact: true });
  return {
    dialog,
    code: dialog.getByRole('img', { name: texts.send.code, exact: true }),
    link: dialog.getByRole('textbox', { name: texts.send.link, exact: true }),
    close: dialog.getByRole('button', { name: texts.dialog.close, exact: true }),
  };
}

/** Ids as long as the app's own, and as hard to make shorter. */
const manyTasks = (count: number) =>
  tasks(...Array.from({ length: count }, (_, n) => `zadanie numer ${n}`)).map((task) => ({
    ...task,
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 21),
  }));

test('the code that is seen holds the very link, in every language and both themes', async ({
  page,
  list,
}) => {
  await list.open({ tasks: SHARED_TASKS });
  for (const language of LANGUAGES) {
    await list.button(language).click();
    for (const theme of ['light', 'dark']) {
      await test.step(`${language}, ${theme}`, async () => {
        const { code, link, close } = await openSending(page, language);
        await expect(link).toHaveValue(/\/ToDoListReact\/zadania#lista=1\.[\w-]+$/);
        expect(await readCode(code)).toBe(await link.inputValue());
        await close.click();
        await list.button(NAMES[language].darkTheme).click();
      });
    }
  }
  await test.step('the link is the one that every browser is tried with', async () => {
    const { link } = await openSending(page, 'ES');
    expect((await link.inputValue()).split('#lista=')[1]).toBe(SHARED_LIST);
  });
});

test('a list travels as a code, as a link alone or as a file, by its length', async ({
  page,
  list,
}) => {
  await page.addInitScript(rememberFiles);
  await test.step('38 short tasks are a code that can be read, on a phone too', async () => {
    await list.openAnew({ tasks: manyTasks(38) });
    const { code, link } = await openSending(page);
    expect(await readCode(code)).toBe(await link.inputValue());
    await page.setViewportSize({ width: 320, height: 640 });
    const box = await code.boundingBox();
    expect(box?.width).toBeGreaterThan(260);
    const isWider = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isWider)).toBe(false);
    await page.setViewportSize({ width: 1100, height: 800 });
  });
  await test.step('100 are a link', async () => {
    await list.openAnew({ tasks: manyTasks(100) });
    const { dialog, code, link } = await openSending(page);
    await expect(dialog).toContainText('The list is too long for a QR code.');
    await expect(link).toHaveValue(/#lista=1\./);
    await expect(code).toHaveCount(0);
  });
  await test.step('3,000 are a file', async () => {
    const many = manyTasks(3000);
    await list.openAnew({ tasks: many });
    const { dialog, link, close } = await openSending(page);
    await expect(dialog).toContainText('The list is too long for a link.');
    await expect(link).toHaveCount(0);
    const backup = dialog.getByRole('button', { name: 'Backup (JSON)' });
    expect(JSON.parse(await textOfDownload(page, backup))).toEqual(many);
    await close.click();
  });
  await test.step('none are nothing to send', async () => {
    await list.openAnew();
    await list.button('Export').click();
    const send = page.getByRole('menuitem', { name: 'Send to another device' });
    await expect(send).toBeDisabled();
  });
});

test('with a search what was found is sent, or all of the list', async ({
  page,
  list,
  context,
}) => {
  await list.open({ tasks: tasks('tea', 'x teapot', 'milk') }, 'zadania?szukaj=tea');
  const { dialog, code, link, close } = await openSending(page);
  await expect(dialog.getByRole('radio', { name: 'Only the 2 found' })).toBeChecked();
  const part = await link.inputValue();
  expect(await readCode(code)).toBe(part);
  await dialog.getByRole('radio', { name: 'All 3 tasks' }).check();
  await expect(link).not.toHaveValue(part);
  await close.click();

  const other = new ListPage(await context.newPage());
  await other.openAnew({}, part.slice(part.indexOf('zadania')));
  await expect(other.dialog).toHaveAccessibleName('Add 2 tasks?');
  await expect(other.dialog.getByRole('listitem')).toHaveText(['tea', 'teapot']);

  await list.search('');
  await expect(list.contents).toHaveCount(3);
  const { dialog: again } = await openSending(page);
  await expect(again.getByRole('radio')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await list.button('Hide done').click();
  const { dialog: hidden } = await openSending(page);
  await expect(hidden.getByRole('radio', { name: 'Only the 2 shown' })).toBeVisible();
});

test('with done tasks hidden all of the list is sent, or what is seen', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'x teapot', 'milk') });
  await list.button('Hide done').click();
  const { dialog, link } = await openSending(page);
  await expect(dialog.getByRole('radio', { name: 'All 3 tasks' })).toBeChecked();
  const whole = await link.inputValue();
  await dialog.getByRole('radio', { name: 'Only the 2 shown' }).check();
  await expect(link).not.toHaveValue(whole);
});

test('the whole code is in sight, in a low window beside its words', async ({ page, list }) => {
  await list.open(
    { tasks: tasks(...Array.from({ length: 40 }, (_, index) => `task number ${index}`)) },
    'zadania?szukaj=1',
  );
  const { dialog, code, close } = await openSending(page);
  const words = dialog.getByText('Scan the code', { exact: false });
  const sizes = [
    { width: 844, height: 390, isLow: true },
    { width: 740, height: 360, isLow: true },
    { width: 1100, height: 800, isLow: false },
    { width: 390, height: 844, isLow: false },
  ];
  for (const { width, height, isLow } of sizes) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(code).toBeInViewport({ ratio: 1 });
      await expect(close).toBeInViewport({ ratio: 1 });
      const [picture, text] = [await code.boundingBox(), await words.boundingBox()];
      expect(picture?.width).toBeGreaterThan(220);
      const isBeside = (text?.x ?? 0) > (picture?.x ?? 0) + (picture?.width ?? 0);
      expect(isBeside).toBe(isLow);
    });
  }
});

test('keys alone open it, copy the link and lead back to where they came from', async ({
  page,
  list,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await list.open({ tasks: tasks('tea') });
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(list.button('Export'));
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Backup (JSON)' })).toBeFocused();
  await keyboard.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Send to another device' })).toBeFocused();
  await keyboard.press('Enter');
  const link = page.getByRole('textbox', { name: 'Link' });
  await keyboard.tabTo(link);
  // Whoever comes to it can copy it as they copy anything.
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
  await keyboard.tabTo(list.button('Copy link'));
  await keyboard.press('Enter');
  await expect(list.dialog.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await expect(list.button('Share')).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(list.dialog).toHaveCount(0);
  await expect(list.button('Export')).toBeFocused();
});

test('where the system has a sheet to share with, it is given the link', async ({ page, list }) => {
  await page.addInitScript(() => {
    const answers = ['sent', 'AbortError', 'NotAllowedError'];
    const shared: unknown[] = [];
    Object.assign(navigator, {
      shared,
      canShare: ({ url }: ShareData) => url !== undefined,
      async share(data: ShareData) {
        shared.push(data);
        const answer = answers[shared.length - 1];
        if (answer !== 'sent') throw new DOMException('', answer);
      },
    });
  });
  await list.open({ tasks: tasks('tea') });
  const { dialog, link } = await openSending(page);
  const shared = () => page.evaluate((): unknown => Reflect.get(navigator, 'shared'));
  await test.step('sent, or given up: nothing to say', async () => {
    await list.button('Share').click();
    await list.button('Share').click();
    const url = await link.inputValue();
    await expect.poll(shared).toEqual([{ url }, { url }]);
    await expect(dialog.getByRole('status')).toHaveText('');
  });
  await list.button('Share').click();
  await expect(dialog.getByRole('status')).toHaveText('The link could not be shared');
});
