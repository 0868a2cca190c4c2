import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { startWebKit } from './startWebKit.mjs';
import { Visitor } from './visitor.mjs';

const address = process.env['E2E_ADDRESS'] ?? 'http://localhost:4173/ToDoListReact/';
/** All rows of four windows together are in the page: above 100 it would be a long list. */
const ADDS = 24;

/** Runs in the page and goes on after the call: adds tasks with gaps below 6 ms. */
const BE_BUSY = `
  const [name, count] = arguments;
  const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
  const field = document.querySelector('main form input');
  (async () => {
    for (let index = 0; index < count; index += 1) {
      field.value = name + ' ' + index;
      field.form.requestSubmit();
      // An app that is still starting takes it a little later.
      do await pause();
      while (field.value !== '');
    }
  })();
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

for (const count of [2, 4]) {
  await test(`${count} windows acting at once lose no change and end identical`, async () => {
    const visitor = new Visitor(browser.driver, address);
    /** @type {string[]} */
    const windows = [];
    for (let index = 0; index < count; index += 1) {
      await browser.driver.switchTo().newWindow('window');
      windows.push(await browser.driver.getWindowHandle());
      await visitor.open('zadania');
    }
    for (const [index, window] of windows.entries()) {
      await go(window);
      await browser.driver.executeScript(BE_BUSY, `window${index}`, ADDS);
    }

    const lists = [];
    for (const window of windows) {
      await go(window);
      await browser.driver.wait(
        async () => (await visitor.contents()).length === count * ADDS,
        30_000,
      );
      lists.push(await visitor.contents());
    }
    for (const list of lists) assert.deepEqual(list, lists[0]);
    for (const index of windows.keys()) {
      assert.deepEqual(
        lists[0]?.filter((content) => content.startsWith(`window${index} `)),
        Array.from({ length: ADDS }, (_, number) => `window${index} ${number}`),
      );
    }
    for (const window of windows) {
      await go(window);
      assert.deepEqual(await browser.driver.executeScript(STORED), lists[0]);
    }
  });
}
