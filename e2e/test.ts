import { test as base, type Page } from '@playwright/test';
import { AWAY } from './leave';
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

/**
 * A page that is left while its parts are coming: Firefox gives them up before it takes the page
 * away, so that the app has time to name them. A part that fails by itself has another reason.
 */
function partsGivenUp(page: Page): (text: string) => boolean {
  const parts = new Set<string>();
  /** What this page has asked for, and what the pages before it have. */
  const asked = new Set<string>();
  const askedBefore = new Set<string>();
  let isLeaving = false;
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage) isLeaving = true;
    else asked.add(request.url());
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !isLeaving) return;
    for (const address of asked) askedBefore.add(address);
    asked.clear();
    // Where there is no app, what is reported comes from the page that was left.
    isLeaving = frame.url().endsWith(AWAY);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'NS_BINDING_ABORTED') parts.add(request.url());
  });
  page.on('console', (message) => {
    const [, address = ''] = /^Loading chunk .*\s\(error: (\S+)\)$/.exec(message.text()) ?? [];
    // Not even asked for any more, or named when the next page had already come.
    const isOfFormerPage = askedBefore.has(address) && !asked.has(address);
    if (address && (isLeaving || isOfFormerPage)) parts.add(address);
  });
  return (text) => [...parts].some((address) => text.includes(address));
}

/** The browser's own line about an address the static host does not know. */
export const NOT_FOUND_LINE = /status of 404/;

export { expect } from '@playwright/test';
