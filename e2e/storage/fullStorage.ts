import type { Page } from '@playwright/test';

/** Fills localStorage with foreign keys, to the last character. */
export function fillLocalStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const fits = (key: string, size: number) => {
      try {
        localStorage.setItem(key, 'x'.repeat(size));
        return true;
      } catch {
        return false;
      }
    };
    // One key for each size: a growing one would write megabytes at every step.
    for (let size = 4 * 1024 * 1024; size >= 1024; size /= 2) {
      for (let number = 0; fits(`filler.${size}.${number}`, size); number += 1);
    }
    for (let size = 1; fits('filler', size); size += 1);
  });
}
