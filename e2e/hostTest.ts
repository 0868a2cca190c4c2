import { builtSite, Host } from './host.mjs';
import { ListPage } from './listPage';
import { test as base } from './test';

/** Gives every test a host of its own to break. */
export const test = base.extend<{ host: Host }>({
  host: async ({ browserName }, use) => {
    const host = await Host.start(builtSite(), browserName);
    await use(host);
    await host.stop();
  },
  baseURL: ({ host }, use) => use(host.url),
  list: async ({ page }, use) => use(new ListPage(page)),
});

export { expect } from './test';
