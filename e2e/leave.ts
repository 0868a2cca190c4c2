import type { Page } from '@playwright/test';

/** A page of the same host without the app. */
export const AWAY = 'favicon.svg';

/**
 * Takes the app away, so that what it shows is not taken for what the next visit does. An empty
 * page will not do: it is no request, by which `test.ts` knows that the app is being left.
 */
export const leave = (page: Page) => page.goto(AWAY);
