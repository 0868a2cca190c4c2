import { holdBack } from '../holdBack';
import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { clearStorage, tasks } from '../storedData';
import { expect, test } from '../test';
import { addInPage } from './addInPage';
import { breakStorage, BROKEN, type Faults } from './brokenStorage';
import { rememberFiles, textOfDownload } from './downloads';
import { journalLength } from './journal';

// Without localStorage the app is in the default language.
const FRAGILE = /nie udostępnia trwałego zapisu/;
const NOTHING_SAVED = /Zadania, motyw i\sjęzyk nie są zapisywane/;
const SETTINGS_UNSAVED = /^Zadania są zapisywane\. Nie udało się zapisać tylko motywu i\sjęzyka/;

/** Longer than the app waits for an answer of the journal. */
const SILENCE_MS = 6000;

const addressOf = (faults: Faults) => `zadania?broken=${Object.values(faults).join(',')}`;

function noticeOf({ localStorage, indexedDB }: Faults): RegExp {
  if (indexedDB !== 'works') return localStorage === 'works' ? FRAGILE : NOTHING_SAVED;
  return localStorage === 'works' ? /^$/ : SETTINGS_UNSAVED;
}

test('[C6] with any broken storage the list works and says what is unsaved', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(clearStorage);
  await page.addInitScript(breakStorage);
  await page.addInitScript(rememberFiles);
  const list = new ListPage(page, NAMES.PL);
  for (const faults of BROKEN) {
    const { indexedDB } = faults;
    await test.step(Object.values(faults).join(', '), async () => {
      await page.goto(addressOf(faults));
      await addInPage(page, ['tea', 'milk']);
      await expect(list.contents).toHaveText(['tea', 'milk']);
      if (indexedDB === 'works') await expect.poll(() => journalLength(page)).toBe(2);
      if (indexedDB === 'hangs') await page.clock.fastForward(SILENCE_MS);
      await list.checkbox('tea').click();
      await expect(page.locator('#notices')).toHaveText(noticeOf(faults));
      await expect(list.checkbox('tea')).toBeChecked();
      if (indexedDB === 'works') return;
      const file = JSON.parse(await textOfDownload(page, list.button('Pobierz zadania')));
      expect(file).toMatchObject([{ content: 'tea', done: true }, { content: 'milk' }]);
    });
  }
});

test('[C6] unsaved, the browser asks before leaving', async ({ page, list, browserName }) => {
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

test('[C6] a warning due before the notices have loaded appears', async ({ page, list }) => {
  await page.addInitScript(breakStorage);
  const letIn = await holdBack(page, '**/static/js/notices.*');
  // Requested before `load`, which then waits for it.
  const asked = page.waitForRequest('**/static/js/notices.*');
  const opened = list.open({ tasks: tasks('tea') }, 'zadania?broken=works,throws,works');
  await list.checkbox('tea').click();
  await asked;
  letIn();
  await opened;
  // The fixture `errors` fails the test if React discarded the prerendered page.
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'offers no durable storage',
  );
});
