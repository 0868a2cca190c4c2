import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';
import { journalRefuses, listText, put } from './simulation/visits';

let browser: SimulatedBrowser;

beforeEach(() => {
  browser = new SimulatedBrowser();
});

describe('[C6] the code of the journal', () => {
  test('may take long to load without counting as a failure of the browser', async () => {
    let arrive = () => {};
    browser.load = () => new Promise((resolve) => (arrive = resolve));
    const tab = await browser.openTab();
    tab.storage.append(put('a'));
    await browser.wait();
    expect(tab.storage.getState().safety).toBe('safe');
    expect(browser.json).toBe(listText('a'));
    arrive();
    await browser.schedule.runAll();
    expect(browser.disk.history).toHaveLength(1);
  });

  test('that cannot be loaded is reported, and fetched again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    browser.load = async () => Promise.reject(new Error('Loading chunk journal failed.'));
    const tab = await browser.openTab();
    tab.storage.append(put('a'));
    await browser.runUntilQuiet();
    expect(tab.storage.getState().safety).toBe('unloaded');
    expect(error).toHaveBeenCalledWith('Loading chunk journal failed.');
    browser.load = async () => {};
    browser.fault = journalRefuses;
    await browser.runUntilQuiet();
    expect(tab.storage.getState().safety).toBe('fragile');
    browser.fault = () => 'work';
    await browser.schedule.runAll();
    expect(tab.storage.getState().safety).toBe('safe');
    expect(browser.disk.history).toHaveLength(1);
  });

  test('that loads late and finds a silent database reports it after the usual time', async () => {
    let arrive = () => {};
    browser.load = () => new Promise((resolve) => (arrive = resolve));
    const tab = await browser.openTab();
    tab.storage.append(put('a'));
    await browser.wait();
    browser.fault = (call) => (call === 'exchange' ? 'hang' : 'work');
    arrive();
    await browser.runUntilQuiet();
    expect(tab.storage.getState().safety).toBe('safe');
    browser.passSilence();
    expect(tab.storage.getState().safety).toBe('fragile');
  });
});
