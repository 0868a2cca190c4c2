import type { Page } from '@playwright/test';
import { fetchedAhead } from '../fetchedAhead';
import { ListPage } from '../listPage';
import { rememberFiles, textOfDownload } from '../storage/downloads';
import { openWith, storedText, tasks, texts } from '../storedData';
import { expect, test } from '../test';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2030, 0, 1, 12);
const TEN = tasks(...Array.from({ length: 10 }, (_, index) => `task ${index + 1}`));
const NINE = TEN.slice(1);
const REMINDER = 'Your tasks are only in this browser. They will be gone when you clear its data.';

const notice = (page: Page) => page.getByRole('status');

/** The next visit, so many days after the first one. It ends when a reminder would be there. */
async function visit(page: Page, day: number) {
  await page.clock.setFixedTime(START + day * DAY);
  const ahead = fetchedAhead(page);
  await page.reload();
  await ahead;
}

/** The list in a later visit: the first one was long ago. */
const openLater = (page: Page) =>
  openWith(page, 'zadania', {
    ...texts({ tasks: TEN, language: 'EN' }),
    'tasks.backup': '{"firstVisit":1}',
  });

/** What is asked in the page before the app starts. */
const promise = (page: Page, isPersisted: boolean) =>
  page.addInitScript((answer) => {
    // The empty page a tab starts with has no such thing.
    if (isSecureContext) StorageManager.prototype.persisted = () => Promise.resolve(answer);
  }, isPersisted);

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(START);
  await promise(page, false);
});

// In src/domain/shouldRemindToBackUp.test.ts; the next test has a reminder and its 30 days, too.
test('a list worth something is spoken of after the first visit, and then once in 30 days @repeated', async ({
  page,
  list,
}) => {
  await test.step('not in the first visit, nor after a reload', async () => {
    const ahead = fetchedAhead(page);
    await list.open({ tasks: TEN });
    await ahead;
    await expect(notice(page)).toBeEmpty();
    await visit(page, 0.1);
    await expect(notice(page)).toBeEmpty();
  });
  await test.step('the day after, until Not now', async () => {
    await visit(page, 1);
    await expect(notice(page)).toContainText(REMINDER);
    await list.checkbox('task 1').click();
    await list.button('Not now').click();
    await expect(notice(page)).toBeEmpty();
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('not for 30 days', async () => {
    await visit(page, 30.9);
    await expect(notice(page)).toBeEmpty();
    await visit(page, 31);
    await expect(notice(page)).toContainText(REMINDER);
  });
  await test.step('a reminder without an answer counts, too', async () => {
    await visit(page, 60.9);
    await expect(notice(page)).toBeEmpty();
  });
  await test.step('nor years from now, if the clock was wrong', async () => {
    await visit(page, 9000);
    await expect(notice(page)).toContainText(REMINDER);
    await visit(page, 100);
    await expect(notice(page)).toBeEmpty();
    await visit(page, 130);
    await expect(notice(page)).toContainText(REMINDER);
  });
});

test('Save a backup hands over what Import reads, and that is that for 30 days', async ({
  page,
  list,
}) => {
  await page.addInitScript(rememberFiles);
  await openLater(page);
  const backup = Buffer.from(await textOfDownload(page, list.button('Save a backup')));
  await expect(notice(page)).toBeEmpty();
  // Firefox shows its downloads, and gives the focus of the page back later.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

  await list.button('Remove all').click();
  await list.button('Yes').click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tasks.json', mimeType: 'application/json', buffer: backup });
  await expect(notice(page)).toContainText('Import: 10 added');
  await expect(list.contents).toHaveText(TEN.map(({ content }) => content));

  await visit(page, 29.9);
  await expect(notice(page)).toBeEmpty();
  await visit(page, 30);
  await expect(notice(page)).toContainText(REMINDER);
  await test.step('an export from the menu is a backup as well, and answers the reminder', async () => {
    await list.button('Export').click();
    await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click();
    await expect(notice(page)).toContainText(REMINDER);
    await list.button('Export').click();
    await page.getByRole('menuitem', { name: 'todo.txt' }).click();
    await expect(notice(page)).not.toContainText(REMINDER);
    await visit(page, 59.9);
    await expect(notice(page)).toBeEmpty();
  });
});

// In src/domain/shouldRemindToBackUp.test.ts.
test('it is not said of a short list, nor where the list is safe @repeated', async ({
  page,
  list,
}) => {
  await test.step('nine tasks', async () => {
    const ahead = fetchedAhead(page);
    await list.open({ tasks: NINE });
    await ahead;
    await visit(page, 1);
    await expect(notice(page)).toBeEmpty();
    await list.add('the tenth');
    await expect(list.rows).toHaveCount(10);
  });
  await test.step('a browser that has promised to keep them', async () => {
    const promised = await promise(page, true);
    await visit(page, 2);
    await expect(notice(page)).toBeEmpty();
    await promised.dispose();
  });
  await test.step('a copy is kept in a file', async () => {
    const notes = JSON.parse((await storedText(page, 'tasks.backup')) ?? '');
    expect(notes).toEqual({
      firstVisit: START,
      lastBackup: null,
      lastWord: null,
      hasKeptCopy: false,
    });
    const kept = JSON.stringify({ ...notes, hasKeptCopy: true });
    await page.evaluate((text) => localStorage.setItem('tasks.backup', text), kept);
    await visit(page, 300);
    await expect(notice(page)).toBeEmpty();
    await page.evaluate(() => localStorage.setItem('tasks.backup', '{"firstVisit":5}'));
    await visit(page, 301);
    await expect(notice(page)).toContainText(REMINDER);
  });
});

test('of several tabs the one that is seen says it', async ({ page, list, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  });
  const ahead = fetchedAhead(page);
  await openLater(page);
  await ahead;
  await expect(notice(page)).toBeEmpty();

  const other = await context.newPage();
  await promise(other, false);
  await other.clock.setFixedTime(START);
  await other.goto('zadania');
  await expect(notice(other)).toContainText(REMINDER);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // A later notification would appear below the reminder, if there is one.
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
