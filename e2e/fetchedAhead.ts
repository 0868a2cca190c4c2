import type { Page } from '@playwright/test';
import { LANGUAGES } from './storedData';

/** Ends when all that a visitor may ask for next has come to the page opened then: languages are the last. */
export async function fetchedAhead(page: Page): Promise<void> {
  const last = `/static/js/${LANGUAGES.at(-1)?.toLowerCase()}.`;
  await page.waitForEvent('requestfinished', (request) => request.url().includes(last));
}
