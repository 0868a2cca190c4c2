import { test as base, type Page } from '@playwright/test';
import { ListPage } from './listPage';

interface Fixtures {
  /** Console errors that belong to the test's story, such as the browser's own line on a 404. */
  expectedErrors: RegExp | undefined;
  /** What the pages threw or reported; the test fails at its end unless every entry was expected. */
  errors: string[];
  list: ListPage;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],

  errors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('page', (page) => collect(page, errors));
      await use(errors);
      const unexpected = errors.filter((text) => !expectedErrors?.test(text));
      test.expect(unexpected, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],

  list: async ({ page }, use) => use(new ListPage(page)),
});

function collect(page: Page, errors: string[]) {
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
}

/** The browser's own line about an address the static host does not know. */
export const NOT_FOUND_LINE = /status of 404/;

export { expect } from '@playwright/test';
