import type { Page } from '@playwright/test';
import { readCode } from '../sharedList';
import { tasks } from '../storedData';
import { expect, test } from '../test';

// For a screenshot in Firefox, Playwright adds a style that the page's policy blocks.
test.use({ expectedErrors: /blocked an inline style/ });

async function openSending(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Send to another device', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to another device', exact: true });
  return {
    code: dialog.getByRole('img', { name: 'QR code', exact: true }),
    link: dialog.getByRole('textbox', { name: 'Link', exact: true }),
  };
}

/** Tasks with ids as long and as random as the app's own. */
const manyTasks = (count: number) =>
  tasks(...Array.from({ length: count }, (_, n) => `zadanie numer ${n}`)).map((task) => ({
    ...task,
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 21),
  }));

test('a camera can read the code of 38 tasks, in the dark theme and on a phone', async ({
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

test('the focused link is selected, and a button copies it', async ({ page, list, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await list.open({ tasks: tasks('tea') });
  const { link } = await openSending(page);
  await link.focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
  await list.button('Copy link').press('Enter');
  await expect(list.dialog.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await expect(list.button('Share')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list.button('Export')).toBeFocused();
});
