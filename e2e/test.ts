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
      const givenUp: string[] = [];
      context.on('page', (page) => {
        collect(page, errors);
        collectGivenUp(page, givenUp);
      });
      await use(errors);
      const unexpected = errors.filter(
        (text) => !expectedErrors?.test(text) && !givenUp.some((address) => text.includes(address)),
      );
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

/**
 * A page that is left while its parts are coming: Firefox gives them up before it takes the page
 * away, so that the app has time to name them. A part that fails by itself has another reason.
 */
function collectGivenUp(page: Page, addresses: string[]) {
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'NS_BINDING_ABORTED') addresses.push(request.url());
  });
}

/** The browser's own line about an address the static host does not know. */
export const NOT_FOUND_LINE = /status of 404/;

export { expect } from '@playwright/test';
