import { test as base, type Page } from '@playwright/test';
import { ListPage } from './listPage';

interface Fixtures {
  /** Console errors that belong to the test's story, such as the browser's own line on a 404. */
  expectedErrors: RegExp | undefined;
  /** Errors that the pages threw or reported; the test fails at its end unless every one was expected. */
  errors: string[];
  list: ListPage;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],

  errors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const givenUp: ((text: string) => boolean)[] = [];
      context.on('page', (page) => {
        givenUp.push(partsGivenUp(page));
        collect(page, errors);
      });
      await use(errors);
      const unexpected = errors.filter(
        (text) => !expectedErrors?.test(text) && !givenUp.some((isGivenUp) => isGivenUp(text)),
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

/** How Firefox and Chromium call a request that the page has taken back. */
const TAKEN_BACK = new Set(['NS_BINDING_ABORTED', 'net::ERR_ABORTED']);

/**
 * A page that is left while its parts are loading: Firefox cancels them, and the app still has time
 * to name them. Whether it does so before the next page is requested, and whether the network has
 * delivered the part by then, is chance. A part that really failed shows in the network: it was
 * answered with an error, or its request failed for another reason.
 */
function partsGivenUp(page: Page): (text: string) => boolean {
  const failed = new Set<string>();
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits += 1;
  });
  page.on('response', (response) => {
    if (!response.ok()) failed.add(response.url());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!TAKEN_BACK.has(reason)) failed.add(request.url());
  });
  return (text) => {
    const [, part] = /Loading chunk .*\s\(error: (\S+)\)$/.exec(text) ?? [];
    return visits > 1 && part !== undefined && !failed.has(part);
  };
}

/** The browser's own line about an address the static host does not know. */
export const NOT_FOUND_LINE = /status of 404/;

export { expect } from '@playwright/test';
