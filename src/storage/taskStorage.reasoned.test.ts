import { beforeEach, describe, expect, test } from 'vitest';
import { idsIn, listText, put, visits } from './simulation/visits';

let { browser, openTab, reload } = visits();

beforeEach(() => {
  ({ browser, openTab, reload } = visits());
});

const journalRefuses = (call: string) => (call.startsWith('local') ? 'work' : 'refuse');

describe('what was reasoned only', () => {
  test('a call that hangs is abandoned after a while', async () => {
    const tab = await openTab();
    browser.fault = (call) => (call === 'exchange' ? 'hang' : 'work');
    tab.storage.record(put('a'));
    await browser.runUntilQuiet();
    browser.fault = () => 'work';
    await browser.wait();
    expect(tab.storage.getState().safety).toBe('safe');
    expect(browser.disk.history).toHaveLength(1);
  });

  test('a look around is not put off for ever by what others write', async () => {
    const [tab, dying] = [await openTab(), await openTab()];
    dying.storage.record(put('left'));
    browser.crash(dying);
    await browser.schedule.runLane(`writes of ${dying.name}`);
    await browser.schedule.runFirst(`${tab.name} sees a write`);
    // Another write is seen before a second has passed, again and again.
    for (let count = 0; count < 5; count += 1) {
      browser.writeForeign(browser.local.get('tasks') ?? '');
      await browser.schedule.runFirst(`${tab.name} sees a write`);
      await browser.schedule.runFirst(`${tab.name} timer`);
    }
    for (let step = 0; step < 4; step += 1) {
      await browser.schedule.runFirst(`${tab.name} transaction`);
      await browser.schedule.runFirst(`${tab.name} answer`);
    }
    expect(idsIn(tab)).toEqual(['left']);
  });

  test('a page that starts over keeps what it had taken over', async () => {
    browser.fault = journalRefuses;
    const dying = await browser.openTab();
    dying.storage.record(put('left'));
    await browser.runUntilQuiet();
    browser.crash(dying);
    const tab = await browser.openTab();
    await browser.runUntilQuiet();
    expect(idsIn(tab)).toEqual(['left']);
    browser.writeForeign(listText('theirs'));
    await browser.runUntilQuiet();
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(idsIn(await reload(tab))).toEqual(['theirs', 'left']);
  });

  test('a change is not called safe for long while the code of the journal is on its way', async () => {
    browser.fault = (call) => (call.startsWith('local') ? 'work' : 'hang');
    const tab = await browser.openTab();
    tab.storage.record(put('a'));
    await browser.runUntilQuiet();
    browser.passSilence();
    expect(tab.storage.getState().safety).toBe('fragile');
  });
});
