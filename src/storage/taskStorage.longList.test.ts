import { beforeEach, expect, test } from 'vitest';
import type { Change } from '../domain/change';
import { idsIn, put, visits } from './simulation/visits';

let { browser, openTab, reload, record } = visits();

beforeEach(() => {
  ({ browser, openTab, reload, record } = visits());
});

/** From here on the text is written when the browser is idle. */
const MANY = Array.from({ length: 8000 }, (_, index) => `t${index}`);
const tick = (done: boolean): Change => [{ type: 'setDone', ids: ['t1'], done }];

test('[C8] a crashed change that was taken back later does not come again', async () => {
  let tab = await openTab();
  await record(tab, put(...MANY));
  tab.storage.record(put('late'));
  browser.crash(tab);
  await browser.schedule.runAll();
  tab = await openTab();
  await record(tab, [{ type: 'remove', ids: ['late'] }]);
  // So many that the journal is compacted; some at once, since each rest costs the whole text.
  for (let count = 0; count < 26; count += 1) {
    for (let half = 0; half < 10; half += 1) {
      tab.storage.record(tick(true));
      tab.storage.record(tick(false));
    }
    await browser.schedule.runAll();
  }
  expect(browser.disk.records.length).toBeLessThan(500);
  expect(idsIn(await reload(tab))).not.toContain('late');
});

test('[C8] the visitor is asked before leaving when the text that was put off is refused', async () => {
  const tab = await openTab();
  await record(tab, put(...MANY));
  browser.fault = () => 'refuse';
  tab.storage.record(put('late'));
  await browser.runUntilQuiet();
  expect(tab.storage.getState().safety).toBe('unsaved');
  expect(tab.asks()).toBe(true);
});
