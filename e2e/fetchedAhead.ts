import { expect, type Page } from '@playwright/test';

/** Waits until all that a visitor may ask for next has come: Spanish is the last of it. */
export async function fetchedAhead(page: Page): Promise<void> {
  // A browser lists what it has received to the end.
  const arrived = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(arrived).toContainEqual(expect.stringMatching(/\/static\/js\/es\./));
}
