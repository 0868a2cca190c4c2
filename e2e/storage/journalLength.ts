import type { Page } from '@playwright/test';
import { countStored } from './countStored';

/** How many changes have reached the disk: what is there is acknowledged. */
export function journalLength(page: Page): Promise<number> {
  // Not the records: many or large ones are replaced by a snapshot.
  return countStored(page, 'ToDoListReact', 'arrived');
}
