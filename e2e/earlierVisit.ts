import { expect, type Page } from '@playwright/test';
import { openFresh } from './storedData';
import { hasBackupNotes } from './storage/journal';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Opens the app a month after its first visit in this browser. */
export async function openAfterMonth(page: Page, now: number, local: Record<string, string>) {
  await page.clock.setFixedTime(now - MONTH_MS);
  await openFresh(page, 'zadania', local);
  await expect.poll(() => hasBackupNotes(page)).toBe(true);
  await page.clock.setFixedTime(now);
  await page.reload();
}
