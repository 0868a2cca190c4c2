import type { Page } from '@playwright/test';

/**
 * Leaves the app, so that a test does not mistake the rows of one visit for those of the next. Not
 * for `about:blank`, which makes no request: `test.ts` counts visits by requests.
 */
export const leave = (page: Page) => page.goto('favicon.svg');
