import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { until } from 'selenium-webdriver';

/** @typedef {import('selenium-webdriver').WebDriver} WebDriver */
/** @typedef {import('selenium-webdriver').WebElement} WebElement */
/** @typedef {{ id: string, content: string, done: boolean }} Task */

export const PATIENCE_MS = 30_000;

/** Runs in the page: the visible element of this kind with this accessible name. */
const FIND = `
  const [selector, name] = arguments;
  const accessibleName = (element) =>
    element.getAttribute('aria-label') ??
    element.labels?.[0]?.textContent ??
    element.textContent;
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      // Before the style sheet has loaded, nothing has a size.
      element.checkVisibility() &&
      element.getBoundingClientRect().width > 0 &&
      accessibleName(element).trim() === name,
  );
  if (found?.checkVisibility({ contentVisibilityAuto: true })) return found;
  // An off-screen row is not painted and cannot be pressed.
  found?.scrollIntoView({ block: 'nearest' });
  return null;
`;

/**
 * Runs in the page: clears all storage. The databases are emptied, not deleted: WebKit waits for ever
 * for a page that was left while it recreated one.
 */
const CLEAR_STORAGE = `
  const done = arguments[arguments.length - 1];
  localStorage.clear();
  sessionStorage.clear();
  const empty = ({ name }) =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onerror = reject;
      request.onsuccess = () => {
        const database = request.result;
        const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
        for (const store of transaction.objectStoreNames) transaction.objectStore(store).clear();
        transaction.oncomplete = () => resolve(database.close());
        transaction.onabort = reject;
      };
    });
  indexedDB.databases().then((all) => Promise.all(all.map(empty))).then(() => done());
`;

const KINDS = {
  button: 'button',
  link: 'a[href]',
  textbox: 'input:not([type=checkbox]), textarea',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  heading: 'h1, h2',
};

/** A visitor's actions and observations in a window. */
export class Visitor {
  /** @param {WebDriver} driver @param {string} address The app's base address. */
  constructor(driver, address) {
    this.driver = driver;
    this.address = address;
  }

  /** @param {string} path */
  async open(path) {
    await this.driver.get(this.address + path);
    // Before hydration a press outside the list would be lost.
    await this.driver.wait(
      () => this.driver.executeScript("return !document.querySelector('#root[data-page]');"),
      PATIENCE_MS,
      'the app has not started',
    );
  }

  /**
   * Opens a path after clearing all storage, with these values in localStorage.
   * @param {string} path @param {Record<string, unknown>} stored
   */
  async openFresh(path, stored) {
    // Has the app's origin, but not the app.
    await this.driver.get(`${this.address}favicon.svg`);
    await this.driver.executeAsyncScript(CLEAR_STORAGE);
    await this.driver.executeScript(
      'for (const [key, text] of arguments[0]) localStorage.setItem(key, text);',
      Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    await this.open(path);
  }

  /** @param {keyof typeof KINDS} kind @param {string} name */
  async find(kind, name) {
    /** @returns {Promise<WebElement | null>} */
    const look = () => this.driver.executeScript(FIND, KINDS[kind], name);
    const element = await this.driver.wait(look, PATIENCE_MS, `no ${kind} named "${name}"`);
    assert.ok(element);
    return element;
  }

  /** @param {keyof typeof KINDS} kind @param {string} name */
  async click(kind, name) {
    await (await this.find(kind, name)).click();
  }

  /** @param {string} content */
  async add(content) {
    const field = await this.find('textbox', 'New task');
    await field.clear();
    await field.sendKeys(content);
    await this.click('button', 'Add task');
  }

  /** The contents in the order of the list. @returns {Promise<string[]>} */
  contents() {
    return this.driver.executeScript(
      "return [...document.querySelectorAll('main li a')].map((link) => link.textContent);",
    );
  }

  /** @param {string[]} expected */
  async sees(expected) {
    let shown = await this.contents();
    const same = async () =>
      JSON.stringify((shown = await this.contents())) === JSON.stringify(expected);
    await this.driver.wait(same, PATIENCE_MS).catch(() => {
      throw new Error(
        `expected ${JSON.stringify(expected)} in the list, saw ${JSON.stringify(shown)}`,
      );
    });
  }

  /** @param {string} key @returns {Promise<unknown>} */
  async stored(key) {
    /** @type {string | null} */
    const text = await this.driver.executeScript('return localStorage.getItem(arguments[0]);', key);
    return text === null ? null : JSON.parse(text);
  }

  /** Waits, because the app saves after it renders. @param {string} key @param {unknown} expected */
  async hasStored(key, expected) {
    const same = async () => isDeepStrictEqual(await this.stored(key), expected);
    await this.driver.wait(same, PATIENCE_MS).catch(() => {});
    assert.deepEqual(await this.stored(key), expected);
  }

  /** @param {string} title */
  async seesTitle(title) {
    await this.driver.wait(until.titleIs(title), PATIENCE_MS);
  }
}
