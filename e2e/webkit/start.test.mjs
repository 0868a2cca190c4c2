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

/** Runs in the page: whether every change is in the journal. */
const IS_AT_REST = "return !Object.keys(localStorage).some((key) => key.startsWith('tasks.'));";

test('[C9] after a reload the keys undo a removal from before it', async () => {
  await visitor.click('button', 'Remove all');
  await visitor.click('button', 'Yes');
  await visitor.sees([]);
  const isAtRest = () => browser.driver.executeScript(IS_AT_REST);
  await browser.driver.wait(isAtRest, PATIENCE_MS, 'the change has not reached the journal');
  await browser.driver.navigate().refresh();
  await browser.driver.wait(
    () => browser.driver.executeScript("return document.activeElement.matches('input, textarea')"),
    PATIENCE_MS,
    'the app has not started',
  );
  await browser.driver.actions().keyDown(Key.CONTROL).sendKeys('z').keyUp(Key.CONTROL).perform();
  await visitor.sees(['tea', 'milk']);
  await visitor.hasStored('tasks', TASKS);
});

test('§4 language and theme change at once and survive a reload', async () => {
  await visitor.click('button', 'ES');
  await visitor.seesTitle('Lista de tareas');
  await visitor.click('button', 'Tema oscuro');
  await browser.driver.navigate().refresh();
  await visitor.seesTitle('Lista de tareas');
  const toggle = await visitor.find('button', 'Tema oscuro');
  assert.equal(await toggle.getAttribute('aria-pressed'), 'true');
  await visitor.hasStored('theme', true);
  await visitor.hasStored('language', 'ES');
});

test('a list sent by link arrives unchanged', async () => {
  await visitor.click('button', 'Export');
  await visitor.click('button', 'Send to another device');
  const link = await (await visitor.find('textbox', 'Link')).getAttribute('value');
  await visitor.openFresh('zadania', { language: 'EN', tasks: [] });
  await browser.driver.get(String(link));
  await visitor.click('button', 'Yes');
  await visitor.hasStored('tasks', TASKS);
});

test('§1 the list survives a reload', async () => {
  await visitor.add('bread');
  await visitor.sees(['tea', 'milk', 'bread']);
  await browser.driver.navigate().refresh();
  await visitor.sees(['tea', 'milk', 'bread']);
});
