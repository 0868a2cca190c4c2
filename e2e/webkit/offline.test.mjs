import { after, before, test } from 'node:test';
import { Host } from '../host.mjs';
import { startWebKit } from './startWebKit.mjs';
import { Visitor } from './visitor.mjs';

/** Runs in the page: ends when the service worker has everything it needs. */
const READY = `
  const done = arguments[arguments.length - 1];
  navigator.serviceWorker.ready.then(({ active }) => {
    const end = () => active.state === 'activated' && done();
    active.addEventListener('statechange', end);
    end();
  });
`;

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let browser;
/** @type {Host} */
let host;
before(async () => {
  host = await Host.start();
  browser = await startWebKit();
});
after(async () => {
  await browser.quit();
  await host.stop();
});

test('after one visit the list opens with the network down, and its changes stay', async () => {
  const visitor = new Visitor(browser.driver, host.url);
  await visitor.openAnew('zadania', { language: 'EN' });
  await visitor.add('before');
  await browser.driver.executeAsyncScript(READY);
  await host.disconnect();

  await browser.driver.navigate().refresh();
  await visitor.sees(['before']);
  await visitor.add('in the tunnel');
  await visitor.open('info');
  await visitor.find('heading', 'About application');
  await visitor.open('zadania');
  await visitor.sees(['before', 'in the tunnel']);
});
