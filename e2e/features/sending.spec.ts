import type { Page } from '@playwright/test';
import { Keyboard } from '../accessibility/keyboard';
import { TEXTS } from '../../src/i18n/texts.testing';
import { readCode } from '../sharedList';
import { tasks, type Language } from '../storedData';
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

test('the code of 38 short tasks can be read, in the dark theme and on a phone', async ({
  page,
  list,
}) => {
  await list.open({ tasks: manyTasks(38), theme: true });
  const { code, link } = await openSending(page);
  expect(await readCode(code)).toBe(await link.inputValue());
  await page.setViewportSize({ width: 320, height: 640 });
  const box = await code.boundingBox();
  expect(box?.width).toBeGreaterThan(260);
  const isWider = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isWider)).toBe(false);
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
  // When it has the focus, it can be copied like any text.
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
