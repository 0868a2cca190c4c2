import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { addInPage } from './addInPage';
import { breakStorage, FAULTS, type Fault, type Faults } from './brokenStorage';
import { shown } from './busyVisitor';
import { rememberFiles } from './downloads';

// Without localStorage there is no language but the default one.
const FRAGILE = /nie udostępnia trwałego zapisu/;
const NOTHING_SAVED = /Zadania, motyw i\sjęzyk nie są zapisywane/;
const SETTINGS_UNSAVED = /^Motyw i\sjęzyk nie są zapisywane/;
const DOWNLOAD = 'Pobierz zadania';

const SOON = { intervals: [20] };

/** Longer than the app waits for a silent storage. */
const SILENCE_MS = 6000;

function combinationsWith(localStorage: Fault): Faults[] {
  return FAULTS.indexedDB.flatMap((indexedDB) =>
    FAULTS.BroadcastChannel.map((BroadcastChannel) => ({
      localStorage,
      indexedDB,
      BroadcastChannel,
    })),
  );
}

/** An origin of its own for every combination: what one leaves behind is not seen by the next. */
function addressOf(faults: Faults, baseURL = ''): string {
  const url = new URL('zadania', baseURL);
  url.hostname = `${Object.values(faults).join('-').toLowerCase()}.localhost`;
  url.searchParams.set('broken', Object.values(faults).join(','));
  return url.href;
}

function noticeOf({ localStorage, indexedDB }: Faults): RegExp {
  if (indexedDB !== 'works') return localStorage === 'works' ? FRAGILE : NOTHING_SAVED;
  return localStorage === 'works' ? /^$/ : SETTINGS_UNSAVED;
}

// The page is asked directly: with 180 combinations, the driver's own search for each element
// would take longer than all that the app does.
const noticed = (page: Page) =>
  page.evaluate(() => document.querySelector('[role=status]')?.textContent);

const tick = (page: Page, content: string) =>
  page.evaluate(
    (label) =>
      document.querySelector<HTMLInputElement>(`main li input[aria-label=${label}]`)?.click(),
    content,
  );

/** The tasks in the file that a button of a notice hands over; null without the button. */
const handedOver = (page: Page) =>
  page.evaluate(async (name) => {
    const buttons = document.querySelectorAll<HTMLElement>('[role=status] button');
    [...buttons].find(({ textContent }) => textContent === name)?.click();
    return JSON.parse((await Reflect.get(window, 'lastFile')) ?? 'null');
  }, DOWNLOAD);

for (const localStorage of FAULTS.localStorage) {
  test(`#4.5 localStorage ${localStorage}, in every combination with the others: it works and says what is not saved`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await page.clock.install();
    await page.addInitScript(breakStorage);
    await page.addInitScript(rememberFiles);
    const list = [
      { content: 'tea', done: true },
      { content: 'milk', done: false },
    ];
    for (const faults of combinationsWith(localStorage)) {
      await test.step(Object.values(faults).join(', '), async () => {
        await page.goto(addressOf(faults, baseURL));
        await addInPage(page, ['tea', 'milk']);
        await tick(page, 'tea');
        await expect.poll(() => shown(page), SOON).toEqual(list);
        if (faults.indexedDB === 'hangs') await page.clock.fastForward(SILENCE_MS);
        await expect.poll(() => noticed(page), SOON).toMatch(noticeOf(faults));
        if (faults.indexedDB !== 'works') expect(await handedOver(page)).toMatchObject(list);
      });
    }
  });
}

test('#4.5 where nothing is saved, the browser asks before the page is left', async ({
  page,
  list,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver closes a page without the question');
  await page.addInitScript(breakStorage);
  await page.goto('zadania?broken=refuses,refuses,works');
  await page.getByRole('textbox').first().fill('tea');
  await page.keyboard.press('Enter');
  await expect(list.contents).toHaveText(['tea']);
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
});
