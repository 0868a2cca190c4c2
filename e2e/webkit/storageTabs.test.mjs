import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { startWebKit } from './startWebKit.mjs';
import { PATIENCE_MS, Visitor } from './visitor.mjs';

const address = process.env['E2E_ADDRESS'] ?? '';
const WINDOWS = 4;
/** Fewer than 100 rows in all: a long list would not have all of them in the page. */
const ADDS = 24;

/** Runs in the page after the call has returned: adds tasks with gaps below 6 ms. */
const BE_BUSY = `
  const [name, count] = arguments;
  const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
  const field = document.querySelector('main form input');
  (async () => {
    for (let index = 0; index < count; index += 1) {
      field.value = name + ' ' + index;
      field.form.requestSubmit();
      // The app takes the text once it has started.
      do await pause();
      while (field.value !== '');
    }
  })();
`;

/** Runs in the page: from now on transactions never end. */
const HOLD_TRANSACTIONS = `
  window.isHeld = false;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const held = transaction.apply(this, args);
    const store = held.objectStore(held.objectStoreNames[0]);
    const hold = () => {
      window.isHeld = true;
      store.count().onsuccess = () => hold();
    };
    hold();
    return held;
  };
`;

/** Runs in the page: the names of the databases that can be written to. */
const WRITABLE = `
  const done = arguments[arguments.length - 1];
  const write = ({ name }) =>
    new Promise((resolve) => {
      indexedDB.open(name).onsuccess = ({ target: { result: database } }) => {
        const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
        transaction.objectStore(database.objectStoreNames[0]).count();
        transaction.oncomplete = () => {
          database.close();
          resolve(name);
        };
      };
    });
  indexedDB.databases().then((all) => Promise.all(all.map(write))).then((names) => done(names.sort()));
`;

const STORED = "return JSON.parse(localStorage.getItem('tasks')).map(({ content }) => content);";

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let browser;
beforeEach(async () => {
  browser = await startWebKit();
});
afterEach(() => browser.quit());

/** @param {string} window */
const go = (window) => browser.driver.switchTo().window(window);

await test(`[C2] ${WINDOWS} windows acting at once lose no change and end identical`, async () => {
  const visitor = new Visitor(browser.driver, address);
  /** @type {string[]} */
  const windows = [];
  for (let index = 0; index < WINDOWS; index += 1) {
    await browser.driver.switchTo().newWindow('window');
    windows.push(await browser.driver.getWindowHandle());
    await visitor.open('zadania');
  }
  for (const [index, window] of windows.entries()) {
    await go(window);
    await browser.driver.executeScript(BE_BUSY, `window${index}`, ADDS);
  }

  /** @type {string[][]} The rows of each window, equal after the last exchange. */
  let lists = [];
  const areSame = async () => {
    lists = [];
    for (const window of windows) {
      await go(window);
      lists.push(await visitor.contents());
    }
    return (
      lists[0]?.length === WINDOWS * ADDS && lists.every((l) => isDeepStrictEqual(l, lists[0]))
    );
  };
  await browser.driver.wait(areSame, PATIENCE_MS).catch(() => {});
  for (const list of lists) assert.deepEqual(list, lists[0]);
  for (const index of windows.keys()) {
    assert.deepEqual(
      lists[0]?.filter((content) => content.startsWith(`window${index} `)),
      Array.from({ length: ADDS }, (_, number) => `window${index} ${number}`),
    );
  }
  for (const window of windows) {
    await go(window);
    /** @type {string[]} */
    let stored = [];
    const isStored = async () =>
      isDeepStrictEqual((stored = await browser.driver.executeScript(STORED)), lists[0]);
    // The app saves after it renders.
    await browser.driver.wait(isStored, PATIENCE_MS).catch(() => {});
    assert.deepEqual(stored, lists[0]);
  }
});

await test('[C1] a page left while saving does not block another page from saving', async () => {
  const { driver } = browser;
  const visitor = new Visitor(driver, address);
  await visitor.openFresh('zadania', { language: 'EN', tasks: [] });
  // Creates the database, so that the held transaction is a change.
  await visitor.add('first');
  await driver.wait(
    async () => (await driver.executeAsyncScript(WRITABLE)).length === 1,
    PATIENCE_MS,
  );
  await driver.executeScript(HOLD_TRANSACTIONS);
  await visitor.add('second');
  await driver.wait(() => driver.executeScript('return window.isHeld'), PATIENCE_MS);

  // On the same origin, so that the page enters the back/forward cache.
  await visitor.open('favicon.svg');
  await driver.manage().setTimeouts({ script: PATIENCE_MS });
  const writable = await driver.executeAsyncScript(WRITABLE);
  assert.deepEqual(writable, ['ToDoListReact']);
  await visitor.open('zadania');
  await visitor.sees(['first', 'second']);
});
