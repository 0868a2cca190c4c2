import type { Page } from '@playwright/test';

/** Two clicks or taps in quick succession, however busy the machine is: the page's clock is stopped. */
export async function quickly(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await act();
  // The remaining delay is the browser's own.
  await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
}
