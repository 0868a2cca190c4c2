import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Host } from '../host.mjs';
import { startWebKit } from './startWebKit.mjs';
import { PATIENCE_MS, Visitor } from './visitor.mjs';

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let browser;
before(async () => {
  browser = await startWebKit();
});
after(() => browser.quit());

/** @type {{ fault: import('../host.mjs').Fault, type: string }[]} */
const FAULTS = [
  { fault: '404', type: 'error' },
  { fault: 'reset', type: 'error' },
  { fault: 'html', type: 'missing' },
  { fault: 'hang', type: 'timeout' },
];

/** The line of the failure, once it is another than the former one. @param {string} [former] */
async function failure(former = '') {
  const line = await browser.driver.wait(
    () =>
      browser.driver.executeScript(
        "const text = /Loading chunk[^]*\\)/.exec(document.querySelector('[role=status] p')?.textContent ?? '')?.[0] ?? ''; return text !== arguments[0] && text;",
        former,
      ),
    PATIENCE_MS,
    'no failure on the page',
  );
  return String(line);
}

for (const { fault, type } of FAULTS) {
  test(`§7 §8 a part that fails (${fault}) is named as ${type}, and Try again fetches it without a reload`, async () => {
    const host = await Host.start();
    try {
      const visitor = new Visitor(browser.driver, host.url);
      host.broken = { fault, address: /\/list-tools\./ };
      if (fault === 'hang') host.chunkTimeOut = 4000;
      await visitor.openAnew('zadania', { language: 'EN' });
      await visitor.fill('New task', 'half a thought');
      await browser.driver.executeScript('window.sameDocument = true;');

      await visitor.click('button', 'Keyboard shortcuts');
      const first = await failure();
      assert.match(first, /^Loading chunk list-tools failed\.\n\(\w+: \S+\)$/);
      assert.ok(first.includes(`(${type}: ${host.url}static/js/list-tools.`), first);
      assert.ok(host.asked.includes(addressIn(first)), first);
      await visitor.click('button', 'Try again');
      const second = await failure(first);
      assert.match(second, /\?retry=\d+\)$/);
      assert.ok(second.includes(`(${type}: `), second);

      host.broken = null;
      await visitor.click('button', 'Try again');
      await visitor.find('heading', 'Keyboard shortcuts');
      await visitor.click('button', 'Close');
      assert.equal(
        await (await visitor.find('textbox', 'New task')).getAttribute('value'),
        'half a thought',
      );
      assert.equal(await browser.driver.executeScript('return window.sameDocument;'), true);
    } finally {
      await host.stop();
    }
  });
}

/** @param {string} line */
const addressIn = (line) => /: (\S+)\)$/.exec(line)?.[1] ?? '';
