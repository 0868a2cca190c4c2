import type { Page } from '@playwright/test';

/** Fills localStorage with a foreign key until not one more character fits. */
export function fillLocalStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    let filler = '';
    for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      for (;;) {
        try {
          localStorage.setItem('filler', filler + 'x'.repeat(size));
          filler += 'x'.repeat(size);
        } catch {
          break;
        }
      }
    }
  });
}
