import { builtSite, Host } from './host.mjs';
import { ListPage } from './listPage';
import { test as base } from './test';

/** Every test has a host of its own, which it may break. */
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
