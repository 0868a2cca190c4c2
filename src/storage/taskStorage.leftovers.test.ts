import { beforeEach, describe, expect, test } from 'vitest';
import { idsIn, listText, put, visits } from './simulation/visits';

let { browser, openTab, append } = visits();

beforeEach(() => {
  ({ browser, openTab, append } = visits());
});

describe('[C1] a pending change of a tab that died', () => {
  test('appears in the open tabs, without a new one', async () => {
    const [first, second, dying] = [await openTab(), await openTab(), await openTab()];
    await append(first, put('a'));
    dying.storage.append(put('b'));
    browser.crash(dying);
    await browser.schedule.runAll();
    expect(idsIn(first)).toEqual(['a', 'b']);
    expect(idsIn(second)).toEqual(['a', 'b']);
    expect(browser.json).toBe(listText('a', 'b'));
    expect(browser.disk.history).toHaveLength(2);
  });

  test('appears in the open tabs even if it arrived after the page was left', async () => {
    const [open, leaving] = [await openTab(), await openTab()];
    browser.leave(leaving);
    leaving.storage.append(put('a'));
    for (const work of ['transaction', 'answer'])
      await browser.schedule.runLane(`${leaving.name} ${work}`);
    await browser.schedule.runLane(`writes of ${leaving.name}`);
    browser.crash(leaving);
    await browser.schedule.runAll();
    expect(idsIn(open)).toEqual(['a']);
  });

  test('waits until the journal says whether it has the change', async () => {
    const [open, dying] = [await openTab(), await openTab()];
    browser.fault = (call) => (call === 'exchange' ? 'refuse' : 'work');
    dying.storage.append(put('a'));
    browser.crash(dying);
    await browser.runUntilQuiet();
    expect(idsIn(open)).toEqual([]);
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(idsIn(open)).toEqual(['a']);
  });

  test('that reached the journal unannounced appears in the open tabs with the next one', async () => {
    const open = await openTab();
    const crashing = await openTab();
    crashing.storage.append(put('a'));
    await browser.schedule.runFirst(`${crashing.name} transaction`);
    browser.crash(crashing);
    await browser.schedule.runAll();
    expect(browser.disk.head).toBe(1);
    await openTab();
    expect(idsIn(open)).toEqual(['a']);
  });
});
