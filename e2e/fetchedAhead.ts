import type { Page } from '@playwright/test';

/** Ends when all that a visitor may ask for next has come to the page opened then: Spanish is the last. */
export async function fetchedAhead(page: Page): Promise<void> {
  await page.waitForEvent('requestfinished', (request) => /\/static\/js\/es\./.test(request.url()));
}
