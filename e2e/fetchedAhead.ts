import type { Page } from '@playwright/test';
import { LANGUAGES } from './storedData';

/** Resolves when the page that is about to open has prefetched everything: languages come last. */
export async function fetchedAhead(page: Page): Promise<void> {
  const last = `/static/js/${LANGUAGES.at(-1)?.toLowerCase()}.`;
  await page.waitForEvent('requestfinished', (request) => request.url().includes(last));
}
