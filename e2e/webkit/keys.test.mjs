import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { Key } from 'selenium-webdriver';
import { startWebKit } from './startWebKit.mjs';
import { PATIENCE_MS, Visitor } from './visitor.mjs';

const address = process.env['E2E_ADDRESS'] ?? '';
const TASKS = [
  { id: '1', content: 'tea', done: false },
  { id: '2', content: 'milk', done: true },
];

const FOCUSED = `
  const { ariaLabel, textContent } = document.activeElement;
  return ariaLabel ?? textContent;
`;

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let browser;
/** @type {Visitor} */
let visitor;

before(async () => {
  browser = await startWebKit();
  visitor = new Visitor(browser.driver, address);
});
after(() => browser.quit());
beforeEach(() => visitor.openFresh('zadania', { language: 'EN', tasks: TASKS }));

/** @param {string} name */
async function focuses(name) {
  const same = async () => (await browser.driver.executeScript(FOCUSED)) === name;
  await browser.driver.wait(same, PATIENCE_MS, `the focus is not on "${name}"`);
}

/** @param {string[]} keys */
const press = (...keys) =>
  browser.driver
    .actions()
    .sendKeys(...keys)
    .perform();

test('a dialog takes the focus, keeps Tab from the page behind, and returns the focus', async () => {
  await visitor.click('button', 'Remove: tea');
  await focuses('No');
  await press(Key.TAB);
  await focuses('Yes');
  await press(Key.ESCAPE);
  await focuses('Remove: tea');
  await visitor.click('button', 'Remove: tea');
  await focuses('No');
  await press(Key.TAB);
  await press(Key.TAB);
  const isBehind = await browser.driver.executeScript(
    "return document.activeElement.matches('body *:not(dialog, dialog *)');",
  );
  assert.equal(isBehind, false);
  await visitor.click('button', 'No');
  await focuses('Remove: tea');
});

test('the focus returns after editing and after removing a row', async () => {
  await visitor.click('button', 'Edit: tea');
  await visitor.find('textbox', 'Task content');
  await press('green tea', Key.ENTER);
  await visitor.sees(['green tea', 'milk']);
  await focuses('Edit: green tea');
  await visitor.click('button', 'Remove: green tea');
  await visitor.click('button', 'Yes');
  await visitor.sees(['milk']);
  await focuses('Remove: milk');
});

test('keys reach the list from the empty field, every row, the editor and the question', async () => {
  await visitor.sees(['tea', 'milk']);
  await focuses('New task');
  await press(Key.ARROW_DOWN);
  await focuses('tea');
  await press(Key.ARROW_DOWN);
  await focuses('milk');
  await press(Key.HOME);
  await focuses('tea');
  await press(Key.END, Key.F2);
  await focuses('Task content');
  await press(Key.ESCAPE);
  await focuses('milk');
  await press(Key.DELETE);
  await focuses('No');
});

test('a new screen focuses its heading, and the main one its input', async () => {
  await visitor.click('link', 'About author');
  await focuses('Author');
  await visitor.click('link', 'Tasks');
  const field = await visitor.find('textbox', 'New task');
  await browser.driver.wait(
    () => browser.driver.executeScript('return document.activeElement === arguments[0];', field),
    PATIENCE_MS,
    'the field for new tasks has no focus',
  );
});
