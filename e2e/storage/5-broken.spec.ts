import type { Page } from '@playwright/test';
import { holdBack } from '../holdBack';
import { forget, tasks } from '../storedData';
import { expect, test } from '../test';
import { addInPage } from './addInPage';
import { breakStorage, BROKEN, type Faults } from './brokenStorage';
import { shown } from './busyVisitor';
import { rememberFiles } from './downloads';
import { journalLength } from './journal';

// Without localStorage there is no language but the default one.
const FRAGILE = /nie udostępnia trwałego zapisu/;
const NOTHING_SAVED = /Zadania, motyw i\sjęzyk nie są zapisywane/;
const SETTINGS_UNSAVED = /^Zadania są zapisywane\. Nie udało się zapisać tylko motywu i\sjęzyka/;
const DOWNLOAD = 'Pobierz zadania';

const SOON = { intervals: [20] };

/** Longer than the app waits for a silent storage. */
const SILENCE_MS = 6000;

const addressOf = (faults: Faults) => `zadania?broken=${Object.values(faults).join(',')}`;

function noticeOf({ localStorage, indexedDB }: Faults): RegExp {
  if (indexedDB !== 'works') return localStorage === 'works' ? FRAGILE : NOTHING_SAVED;
  return localStorage === 'works' ? /^$/ : SETTINGS_UNSAVED;
}

/**
 * Ticks a task, waits for the notice and takes the file that it offers. All in the page: the
 * driver's round trips would take longer than all that the app does.
 */
function tickAndWait(page: Page, content: string, notice: RegExp) {
  return page.evaluate(
    async ([label, expected, download]) => {
      const inTime = Date.now() + 10_000;
      const until = async (isRight: () => boolean | undefined) => {
        while (!isRight() && Date.now() < inTime) await new Promise(requestAnimationFrame);
      };
      const box = () =>
        document.querySelector<HTMLInputElement>(`main li input[aria-label=${label}]`);
      const said = () => document.querySelector('#notices')?.textContent ?? 'no place for it';
      await until(() => box() !== null);
      box()?.click();
      await until(() => box()?.checked && expected.test(said()));
      const buttons = document.querySelectorAll<HTMLElement>('#notices button');
      [...buttons].find(({ textContent }) => textContent === download)?.click();
      const file: unknown = JSON.parse((await Reflect.get(window, 'lastFile')) ?? 'null');
      const rows = [...document.querySelectorAll('main li')].map((row) => ({
        content: row.querySelector('a')?.textContent,
        done: row.querySelector('input')?.checked,
      }));
      return { rows, notice: said(), file };
    },
    [content, notice, DOWNLOAD] as const,
  );
}

test('[C6] whatever a storage refuses, the list works and says what is not saved', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(forget);
  await page.addInitScript(breakStorage);
  await page.addInitScript(rememberFiles);
  const list = [
    { content: 'tea', done: true },
    { content: 'milk', done: false },
  ];
  for (const faults of BROKEN) {
    const { indexedDB } = faults;
    await test.step(Object.values(faults).join(', '), async () => {
      await page.goto(addressOf(faults));
      await addInPage(page, ['tea', 'milk']);
      if (indexedDB === 'works') await expect.poll(() => journalLength(page), SOON).toBe(2);
      if (indexedDB === 'hangs') {
        await expect.poll(() => shown(page), SOON).toHaveLength(2);
        await page.clock.fastForward(SILENCE_MS);
      }
      const { rows, notice, file } = await tickAndWait(page, 'tea', noticeOf(faults));
      expect(rows).toEqual(list);
      expect(notice).toMatch(noticeOf(faults));
      if (indexedDB !== 'works') expect(file).toMatchObject(list);
    });
  }
});

test('[C6] where nothing is saved, the browser asks before the page is left', async ({
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

test('[C6] a warning that is due before the code of the notices is here appears without an error', async ({
  page,
  list,
}) => {
  await page.addInitScript(breakStorage);
  const letIn = await holdBack(page, '**/static/js/notices.*');
  // Asked for before `load`, it keeps the page loading.
  const asked = page.waitForRequest('**/static/js/notices.*');
  const opened = list.open({ tasks: tasks('tea') }, 'zadania?broken=works,throws,works');
  await list.checkbox('tea').click();
  await asked;
  letIn();
  await opened;
  // The fixture `errors` fails the test if React had to give up the prerendered page.
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'offers no durable storage',
  );
});
