import type { Locator } from '@playwright/test';

/** Waits until a row has stopped gliding, so that its box can be measured. */
export async function restOf(row: Locator) {
  await row.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
}
