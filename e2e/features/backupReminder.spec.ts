import type { Page } from '@playwright/test';
import { openAfterMonth } from '../earlierVisit';
import { fetchedAhead } from '../fetchedAhead';
import { ListPage } from '../listPage';
import { rememberFiles, textOfDownload } from '../storage/downloads';
import { tasks, texts } from '../storedData';
import { expect, test } from '../test';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2030, 0, 1, 12);
const TEN = tasks(...Array.from({ length: 10 }, (_, index) => `task ${index + 1}`));
const REMINDER = 'Your tasks are only in this browser. They will be gone when you clear its data.';

const notice = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** A visit on a later day. Resolves once a reminder would be shown. */
async function visit(page: Page, day: number) {
  await page.clock.setFixedTime(START + day * DAY);
  const ahead = fetchedAhead(page);
  await page.reload();
  await ahead;
}

/** Opens the list a month after the first visit. */
const openLater = (page: Page) =>
  openAfterMonth(page, START, texts({ tasks: TEN, language: 'EN' }));

/** Answers whether the storage is persistent. */
const promise = (page: Page, isPersisted: boolean) =>
  page.addInitScript((answer) => {
    // A new tab's empty page has no StorageManager.
    if (isSecureContext) StorageManager.prototype.persisted = () => Promise.resolve(answer);
  }, isPersisted);

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(START);
  await promise(page, false);
});

test('[P14, P15] saving a backup puts the reminder off for 30 days', async ({ page, list }) => {
  await page.addInitScript(rememberFiles);
  await openLater(page);
  const backup = Buffer.from(await textOfDownload(page, list.button('Save a backup')));
  await expect(notice(page)).toBeHidden();
  // Firefox shows its downloads, and returns the focus later.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

  await list.button('Remove all').click();
  await list.button('Yes').click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tasks.json', mimeType: 'application/json', buffer: backup });
  await expect(notice(page)).toContainText('Import: 10 added');
  await expect(list.contents).toHaveText(TEN.map(({ content }) => content));

  await visit(page, 30);
  await expect(notice(page)).toContainText(REMINDER);
  await test.step('an export from the menu also answers the reminder', async () => {
    await list.button('Export').click();
    await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click();
    await expect(notice(page)).toContainText(REMINDER);
    await list.button('Export').click();
    await page.getByRole('menuitem', { name: 'todo.txt' }).click();
    await expect(notice(page).getByText(REMINDER)).toBeHidden();
  });
});

test('only the visible tab shows the reminder', async ({ page, list, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  });
  const ahead = fetchedAhead(page);
  await openLater(page);
  await ahead;
  await expect(notice(page)).toBeHidden();

  const other = await context.newPage();
  await promise(other, false);
  await other.clock.setFixedTime(START);
  await other.goto('zadania');
  await expect(notice(other)).toContainText(REMINDER);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // A reminder would be shown above this notification.
  await list.button('Finish all').click();
  await expect(notice(page)).toHaveText('10 tasks finishedUndo');
  await expect(new ListPage(other).rows.getByRole('checkbox', { checked: true })).toHaveCount(10);
  await expect(notice(other)).toContainText(REMINDER);
});

test.describe('in Safari', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });

  test('the reminder names the seven days, but not in the installed app', async ({ page }) => {
    await openLater(page);
    await expect(notice(page)).toContainText(
      'may remove your tasks after seven days without a visit',
    );
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query.includes('standalone') ? 'all' : query);
    });
    await visit(page, 31);
    await expect(notice(page)).toContainText(REMINDER);
  });
});
