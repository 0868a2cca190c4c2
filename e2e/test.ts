import { test as base, type Page } from '@playwright/test';
import { ListPage } from './listPage';

interface Fixtures {
  /** Console errors that the test provokes, such as the browser's message about a 404. */
  expectedErrors: RegExp | undefined;
  /** Uncaught errors and console errors of all pages. An unexpected one fails the test at its end. */
  errors: string[];
  list: ListPage;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],

  errors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const cancelled: ((text: string) => boolean)[] = [];
      context.on('page', (page) => {
        cancelled.push(cancelledChunks(page));
        collect(page, errors);
      });
      await use(errors);
      const unexpected = errors.filter(
        (text) =>
          !expectedErrors?.test(text) && !cancelled.some((isCancelled) => isCancelled(text)),
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

/** What Firefox and Chromium call a request that the page has cancelled. */
const CANCELLED = new Set(['NS_BINDING_ABORTED', 'net::ERR_ABORTED']);

/**
 * Recognises the app's message about a chunk that Firefox cancelled because the page was left. A chunk
 * that really failed was answered with an error, or its request failed for another reason.
 */
function cancelledChunks(page: Page): (text: string) => boolean {
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
    if (!CANCELLED.has(reason)) failed.add(request.url());
  });
  return (text) => {
    const [, part] = /Loading chunk .*\s\(error: (\S+)\)$/.exec(text) ?? [];
    return visits > 1 && part !== undefined && !failed.has(part);
  };
}

/** The browser's message about an address unknown to the static host. */
export const NOT_FOUND_LINE = /status of 404/;

export { expect } from '@playwright/test';
