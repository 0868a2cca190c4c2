import type { Locator } from '@playwright/test';

/** Until a row has glided into its place: a box measured before is not where the row will be. */
export async function restOf(row: Locator) {
  await row.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
}
