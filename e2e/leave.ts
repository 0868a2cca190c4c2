import type { Page } from '@playwright/test';

/**
 * Takes the app away, so that what it shows is not taken for what the next visit does. An empty
 * page will not do: it is no request, by which `test.ts` counts the visits.
 */
export const leave = (page: Page) => page.goto('favicon.svg');
